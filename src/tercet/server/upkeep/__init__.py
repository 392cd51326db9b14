"""What keeps a running server clean: old games deleted, results written, files checked."""
