"""Casino Royal: three games on the same eight boards."""
