"""Metrics for Prometheus, served at an address of their own, never at the public one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from tapisvert.server.counts import STEPS
from tapisvert.server.house import House


class HouseCollector(Collector):
    """Reads the numbers of a house on demand, from another thread: it copies whatever it iterates over."""

    def __init__(self, house: House) -> None:
        self._house = house

    def describe(self) -> Iterable[Metric]:
        return ()  # there is nothing to read before the house is open

    def collect(self) -> Iterator[Metric]:
        house, counts = self._house, self._house.counts
        tables = house.tables.all
        yield _labelled(
            GaugeMetricFamily("tapis_tables", "Tables in memory, by phase.", labels=["phase"]),
            Counter(table.phase for table in tables),
        )
        yield _labelled(
            GaugeMetricFamily("tapis_seats", "Their seats, by who sits there.", labels=["kind"]),
            Counter(seat.kind for table in tables for seat in table.row.seats),
        )
        connections = sum(len(table.audience) for table in tables)
        yield GaugeMetricFamily("tapis_connections", "Open streams.", connections)
        yield _labelled(
            CounterMetricFamily("tapis_moves", "Moves that were played and stored.", labels=["by"]),
            Counter(person=counts.by_people, program=counts.by_programs),
        )
        total, buckets = 0, []
        for end, count in zip((*map(str, STEPS), "+Inf"), tuple(counts.waits), strict=True):
            total += count
            buckets.append((end, total))
        yield HistogramMetricFamily(
            "tapis_move_seconds", "From a person's move to its acknowledgement.", buckets, counts.waited
        )
        programs = house.programs
        yield GaugeMetricFamily("tapis_programs_thinking", "Programs that think now.", programs.thinking)
        yield GaugeMetricFamily(
            "tapis_programs_waiting", "Programs that wait for a process.", programs.waiting
        )
        yield GaugeMetricFamily(
            "tapis_lookbacks", "Matches that are being looked back at.", house.lookbacks.waiting
        )
        yield _labelled(
            CounterMetricFamily("tapis_refusals", "What was refused, by code.", labels=["code"]),
            counts.refusals,
        )
        yield _labelled(
            CounterMetricFamily("tapis_errors", "What went wrong, by part.", labels=["part"]), counts.errors
        )


@contextmanager
def serving_metrics(house: House, host: str, port: int) -> Iterator[int]:
    """Serves the metrics of a house at this address; yields the port, which is a free one for 0."""
    registry = CollectorRegistry()
    registry.register(HouseCollector(house))
    server, thread = start_http_server(port, host, registry)
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _labelled(
    metric: GaugeMetricFamily | CounterMetricFamily, numbers: Counter[str]
) -> GaugeMetricFamily | CounterMetricFamily:
    for label, number in tuple(numbers.items()):
        metric.add_metric([label], number)
    return metric
