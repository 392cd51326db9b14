"""The tables of results inside a database."""

from __future__ import annotations

from typing import Final

SCHEMA: Final = """
CREATE TABLE games (
    code {text} NOT NULL PRIMARY KEY,
    game {text} NOT NULL,
    rules {text} NOT NULL,
    finished {number} NOT NULL,
    length {number} NOT NULL,
    seats {bytes} NOT NULL
);
CREATE INDEX games_finished ON games (finished);
CREATE TABLE played (
    player {text} NOT NULL,
    finished {number} NOT NULL,
    code {text} NOT NULL,
    game {text} NOT NULL,
    rules {text} NOT NULL,
    solo {number} NOT NULL,
    ended {number},
    PRIMARY KEY (player, finished, code)
){clustered};
CREATE TABLE days (
    player {text} NOT NULL,
    day {text} NOT NULL,
    game {text} NOT NULL,
    facts {bytes} NOT NULL,
    PRIMARY KEY (player, day, game)
){clustered};
CREATE INDEX days_day ON days (day);
CREATE TABLE meetings (
    player {text} NOT NULL,
    opponent {text} NOT NULL,
    game {text} NOT NULL,
    name {text} NOT NULL,
    games {number} NOT NULL,
    wins {number} NOT NULL,
    losses {number} NOT NULL,
    finished {number} NOT NULL,
    code {text} NOT NULL,
    PRIMARY KEY (player, opponent, game)
){clustered};
CREATE TABLE daily (
    date {text} NOT NULL,
    size {text} NOT NULL,
    player {text} NOT NULL,
    name {text} NOT NULL,
    elapsed {number} NOT NULL,
    wrong {number} NOT NULL,
    code {text} NOT NULL,
    board_name {text} NOT NULL,
    origin {text} NOT NULL,
    decision {text} NOT NULL,
    PRIMARY KEY (date, size, player)
){clustered};
CREATE INDEX daily_times ON daily (date, size, elapsed, wrong, code);
CREATE INDEX daily_origin ON daily (date, size, origin);
CREATE INDEX daily_code ON daily (code);
CREATE INDEX daily_player ON daily (player, date);
"""
"""A game once; who played it, by player and time; facts by player and day; who met whom; the days' times."""
VERSION: Final = 1
"""Of the tables above; those of another version are thrown away, since all in them follows from the logs."""
TABLES: Final = ("games", "played", "days", "meetings", "daily")
