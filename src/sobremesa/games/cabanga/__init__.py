"""Cabanga!"""
