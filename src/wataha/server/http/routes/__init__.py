"""The HTTP interface, by subject; OpenAPI describes it at /api/openapi.json."""
