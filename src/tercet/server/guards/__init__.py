"""What protects a server from its visitors: who they are, which names it answers to, and how much each may cost."""
