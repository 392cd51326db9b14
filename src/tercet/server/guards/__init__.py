"""Protects the server from its visitors: who they are, which host names it answers to, and how much each may cost."""
