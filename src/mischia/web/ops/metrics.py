"""What a host may want to watch."""

import os
from functools import cache

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

ANSWERED = Counter("mischia_answers", "Answered requests", ["method", "status"])
DONE = Histogram(
    "mischia_acts_seconds",
    "Seconds from a request to the disk, by what was done",
    ["kind"],
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
STREAMS = Gauge("mischia_streams", "Open streams", multiprocess_mode="livesum")
IN_MEMORY = Gauge("mischia_tables_in_memory", "Tables in memory", multiprocess_mode="livesum")
TABLES = Gauge("mischia_tables", "Tables in the database", ["status"], multiprocess_mode="livemax")


@cache
def answers(method: str, status: str) -> Counter:
    """The counter of such answers."""
    return ANSWERED.labels(method, status)


@cache
def deeds(kind: str) -> Histogram:
    return DONE.labels(kind)


def answered(method: str, status: int) -> None:
    """Note that a request was answered."""
    answers(method if method in ("GET", "POST") else "other", f"{status // 100}xx").inc()


def measured(kind: str, seconds: float) -> None:
    """Note that something was done at a table."""
    deeds(kind).observe(seconds)


def shown() -> tuple[bytes, str]:
    """All of it, in Prometheus' own format; of all workers together."""
    registry: CollectorRegistry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry), CONTENT_TYPE_LATEST
