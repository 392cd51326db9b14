"""What finished games come to. `from_logs` turns a log into rows, `database` keeps the rows (`port` says which), and
the other modules turn rows into statistics, training, time lines and the boards of the daily puzzle.

Everything here is derived from logs, and `tercet rebuild` derives it again.
"""
