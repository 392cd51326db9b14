"""What keeps a running server clean: deleting old games, writing results, switching to a backup."""
