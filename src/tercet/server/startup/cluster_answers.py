"""Answers other nodes' questions about this node's tables and guests."""

from __future__ import annotations

import logging
from functools import partial

import msgspec

from tercet.api.requests import HttpError, store_answer
from tercet.api.summaries import table_summary
from tercet.cluster.peers import (
    AskContinuation,
    AskErasure,
    AskRemoval,
    AskRevocation,
    AskSummaries,
    PeerAnswer,
    encode,
    raw,
    read_question,
)
from tercet.server.context import ServerContext
from tercet.server.guest_revocation import erase_at, revoke_here
from tercet.server.http.open_tables import listed
from tercet.server.logging import log_event
from tercet.server.startup.cluster_membership import Cluster


async def answer_peer(context: ServerContext, data: bytes) -> bytes:
    """Answers a question. Question and answer are encoded for the bus."""
    try:
        question = read_question(data)
    except msgspec.MsgspecError as error:
        # the question comes from a newer version
        return encode(PeerAnswer(status=501, code="unknown-question", detail=str(error)))
    try:
        return encode(PeerAnswer(raw(await store_answer(_answer(context, question)))))
    except HttpError as error:
        return encode(PeerAnswer(status=error.status, code=error.body.code, detail=error.body.detail))
    except Exception as error:
        log_event("question not answered", level=logging.ERROR, question=type(question).__name__, error=repr(error))
        return encode(PeerAnswer(status=500, code="internal-error", detail="something went wrong on another node"))


async def _answer(context: ServerContext, question: object) -> object:
    match question:
        case AskSummaries(tables=tables):
            awake = (context.registry.awake(table) for table in tables)
            return [table_summary(table) for table in awake if table is not None]
        case AskContinuation(former=former, guest=guest, record=record, bots=bots):
            found = await context.former_table(former, guest)
            if isinstance(found, str):
                raise HttpError(503, "unavailable", "the table is moving to another node; try again")
            return await context.continuation(found, former, guest, record, bots)
        case AskErasure(table=table, guest=guest):
            if await erase_at(context, table, guest) is not None:
                raise HttpError(503, "unavailable", "the table is moving to another node; try again")
        case AskRevocation(guest=guest):
            return revoke_here(context, guest)
        case AskRemoval(tables=tables):
            for table in tables:
                context.registry.drop(table)
    return None


async def begin_cluster(context: ServerContext, cluster: Cluster) -> None:
    """Joins the cluster, and connects it to the parts of the server."""
    await cluster.open(context.registry)
    context.cluster = cluster
    context.connections.find = cluster.node.find
    context.connections.is_cut_off = lambda: cluster.leases.is_cut_off
    cluster.share(
        {
            "requests": context.requests,
            "guests": context.new_guests,
            "tables": context.new_tables,
            "guest-tables": context.guest_tables,
            "deletions": context.deletions,
            "daily-attempts": context.daily_attempts,
            **context.connections.allowances(),
        },
        context.connections.occupancy,
        lambda: listed(context.registry),
    )
    await cluster.answer(partial(answer_peer, context))
