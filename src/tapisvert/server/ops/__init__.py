"""What a host needs: start and stop, the data folder, logs, metrics, upkeep."""
