"""The room: a server at which people and bots sit down, play, leave and come back."""

from sobremesa.room.server import default_database_url, invitation_host, serve

__all__ = ["default_database_url", "invitation_host", "serve"]
