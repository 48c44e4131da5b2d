"""Programs against programs: what is to be played, playing it on many cores or machines, what came of it.

A `Plan` says who plays what. `run` plays its matches through any executor of `concurrent.futures` and gives
the results as they come; a `Ledger` keeps them in a file, so that an interrupted arena goes on where it was.
`report` turns results into ratings with their intervals.
"""
