"""What finished games come to: results, statistics, the days' boards; derived from logs, and rebuilt from them."""
