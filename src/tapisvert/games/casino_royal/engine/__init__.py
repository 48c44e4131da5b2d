"""The rules of Casino Royal, fast: hands, futures, whole evenings, and the bridge from the plain rules."""
