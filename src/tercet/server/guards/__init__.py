"""Protects the server: identifies its guests, checks host names, and limits what each guest and address may use."""
