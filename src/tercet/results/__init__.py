"""Results of finished games. `port` defines the rows, `log_to_rows` computes them from a log, `database` stores them,
and the other modules turn them into statistics, training, timelines and the boards of the daily puzzle.

Everything is computed from logs, and `tercet rebuild` computes it again.
"""
