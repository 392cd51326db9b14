"""The output of the lab's commands: summaries for programs, texts for people."""
