"""What the lab's commands answer: summaries for programs, texts for people."""
