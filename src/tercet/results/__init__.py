"""Results of finished games. `log_to_rows` turns a log into rows, `database` keeps them (`port` defines them), and the
other modules turn rows into statistics, training, time lines and the boards of the daily puzzle.

Everything here is derived from logs, and `tercet rebuild` derives it again.
"""
