"""Tables and matches in memory: seats, streams, clocks, chat, autoplay, hints."""
