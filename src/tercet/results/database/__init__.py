"""The databases of results: the SQL is written once and run by two drivers; `memory` is the reference, and `rebuild`
derives everything again from the logs."""
