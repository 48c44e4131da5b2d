"""Playing and checking matches in a terminal: what stands behind `tapis play` and `tapis verify`."""
