"""Where results are kept: the SQL is written once and run by two drivers; `memory` is the reference, `rebuild` starts
over from the logs."""
