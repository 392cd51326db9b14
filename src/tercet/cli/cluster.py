"""`tercet cluster status`: shows the nodes that share a database, and their tables."""

from __future__ import annotations

import argparse
import asyncio
import sys
from typing import TYPE_CHECKING

from tercet.cli.cards import print_json
from tercet.cli.command import FINE, NO_SUCH_THING, BadInput, CliCommand, store_problem
from tercet.cli.server import database_url
from tercet.locale import Words

if TYPE_CHECKING:
    from tercet.store.postgres.node_leases import ClusterStatus


def _arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--store", type=database_url(words), default="", metavar="URL", help=words("cluster-arg-store"))
    parser.add_argument("--json", action="store_true", help=words("cli-help-json"))


def _status(args: argparse.Namespace, words: Words) -> int:
    if not args.store:
        raise BadInput(words("cluster-no-store"))
    from tercet.store.port import StoreError
    from tercet.store.postgres.node_leases import cluster_status

    try:
        status = asyncio.run(cluster_status(args.store))
    except StoreError as error:
        print(f"tercet: {store_problem(error, words)}", file=sys.stderr)
        return NO_SUCH_THING
    if args.json:
        print_json(_plain(status))
    else:
        print(_text(status, words))
    return FINE if status.nodes or status.alone else NO_SUCH_THING


def _plain(status: ClusterStatus) -> dict[str, object]:
    return {
        "nodes": [
            {
                "id": node.id,
                "name": node.name,
                "lease_seconds": round(node.remaining, 3),
                "heartbeat_seconds": round(_since_heartbeat(node.remaining), 3),
                "tables": node.tables,
                "bus": node.heard is not None,
                "unheard": status.unheard(node),
            }
            for node in status.nodes
        ],
        "left_tables": status.left,
        "alone": status.alone,
        "database_seconds": round(status.answer, 6),
    }


def _since_heartbeat(remaining: float) -> float:
    """Returns the seconds since a lease was renewed, given the seconds it has left."""
    from tercet.cluster.leases import LEASE_SECONDS

    return max(LEASE_SECONDS - remaining, 0.0)


def _text(status: ClusterStatus, words: Words) -> str:
    from tercet.lab.reports.texts import Numbers, table

    numbers = Numbers(words.language)
    lines = []
    if status.nodes:
        heads = [words(f"cluster-head-{name}") for name in ("node", "lease", "heartbeat", "tables")]
        rows = [
            [
                node.name,
                numbers.decimal(node.remaining, 1),
                numbers.decimal(_since_heartbeat(node.remaining), 1),
                numbers.whole(node.tables),
            ]
            for node in status.nodes
        ]
        lines += [table(heads, rows, left=1), ""]
    else:
        lines.append(words("cluster-alone" if status.alone else "cluster-nobody"))
    for node in status.nodes:
        unheard = status.unheard(node)
        if node.heard is None:
            lines.append(words("cluster-no-bus", node=node.name))
        elif unheard:
            lines.append(words("cluster-unheard", node=node.name, others=words.join(unheard)))
    if status.left:
        lines.append(words("cluster-left", tables=status.left))
    lines.append(words("cluster-answer", millis=numbers.decimal(status.answer * 1000, 1)))
    return "\n".join(lines)


COMMANDS = (
    CliCommand(
        "cluster status", "cluster-status-help", _arguments, _status, "--store postgresql://tercet@db/tercet", "partly"
    ),
)
