"""Several machines that share a store: leases, news, channels."""
