"""The output of the lab's commands: summaries for programs and prose for people."""
