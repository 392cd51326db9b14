"""What can be done over HTTP, by what it is about; `endpoints` lists all of it."""
