"""The server's metrics, in Prometheus format."""

from __future__ import annotations

import gc
import resource
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field

from tercet.tables.counters import BOUNDS, Counters, Histogram


@dataclass(slots=True)
class Metrics:
    """Counters since the start, without personal data."""

    tables: Counters = field(default_factory=Counters)
    connections: int = 0
    """Connections that are open now."""
    connected: int = 0
    turned_away: int = 0
    """Connections refused because of a limit, an origin or a full server."""
    delayed: int = 0
    """Requests read with a delay because their address sent too many."""
    silent: int = 0
    """Connections closed because they sent no hello."""
    slow_clients: int = 0
    bad_messages: int = 0
    floods: int = 0
    """Connections closed because they sent too much."""
    requests: int = 0
    limited_requests: int = 0
    awake: int = 0
    commits: int = 0
    appended: int = 0
    cluster: tuple[tuple[str, str, str, float], ...] = ()
    """Metrics of a cluster: name, kind, meaning and value."""
    commit_times: Histogram = field(default_factory=Histogram)

    def text(self) -> str:
        """Returns the metrics in Prometheus's text format, version 0.0.4."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        counts = self.tables
        usage = resource.getrusage(resource.RUSAGE_SELF)
        for name, kind, said, value in (
            ("commands_accepted_total", "counter", "Commands that were carried out.", counts.accepted),
            ("commands_refused_total", "counter", "Commands that were refused.", counts.refused),
            ("commands_repeated_total", "counter", "Commands that were sent again.", counts.repeated),
            ("events_total", "counter", "Events that happened.", counts.events),
            ("frames_delivered_total", "counter", "Frames with events that went out.", counts.delivered),
            ("store_failures_total", "counter", "Appends that the store refused.", counts.failures),
            ("store_commits_total", "counter", "Commits of the store.", self.commits),
            ("store_entries_total", "counter", "Entries in these commits.", self.appended),
            ("connections", "gauge", "Open WebSockets.", self.connections),
            ("connections_total", "counter", "WebSockets ever opened.", self.connected),
            ("connections_turned_away_total", "counter", "WebSockets refused.", self.turned_away),
            ("requests_delayed_total", "counter", "Requests that were delayed.", self.delayed),
            ("connections_silent_total", "counter", "WebSockets closed without a hello.", self.silent),
            ("clients_too_slow_total", "counter", "Clients disconnected because they did not read.", self.slow_clients),
            ("messages_unreadable_total", "counter", "Messages that could not be read.", self.bad_messages),
            ("connections_flooding_total", "counter", "WebSockets closed because they sent too much.", self.floods),
            ("requests_total", "counter", "HTTP requests.", self.requests),
            ("requests_limited_total", "counter", "HTTP requests refused because of a limit.", self.limited_requests),
            ("tables_awake", "gauge", "Tables in memory.", self.awake),
            ("cpu_seconds_total", "counter", "CPU time of the process.", usage.ru_utime + usage.ru_stime),
            ("memory_peak_bytes", "gauge", "Peak memory of the process.", usage.ru_maxrss * _MEMORY_UNIT),
            ("gc_collections_total", "counter", "Full garbage collections.", gc.get_stats()[2]["collections"]),
            *self.cluster,
        ):
            yield f"# HELP tercet_{name} {said}"
            yield f"# TYPE tercet_{name} {kind}"
            yield f"tercet_{name} {value}"
        for name, said, histogram in (
            ("command_answer_seconds", "From a command's arrival to its answer.", counts.answers),
            ("race_hold_seconds", "How long races were held for an earlier press.", counts.holds),
            ("store_commit_seconds", "How long commits took, on PostgreSQL.", self.commit_times),
        ):
            yield f"# HELP tercet_{name} {said}"
            yield f"# TYPE tercet_{name} histogram"
            up_to = 0
            for bound, count in zip((*BOUNDS, "+Inf"), histogram.counts, strict=True):
                up_to += count
                yield f'tercet_{name}_bucket{{le="{bound}"}} {up_to}'
            yield f"tercet_{name}_sum {histogram.total}"
            yield f"tercet_{name}_count {up_to}"


_MEMORY_UNIT = 1 if sys.platform == "darwin" else 1024
