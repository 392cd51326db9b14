"""Builds the OpenAPI document from the endpoints and the Structs they take and return."""

from __future__ import annotations

import re
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

import msgspec

from tercet import __version__
from tercet.api.bodies import ErrorBody, NewTable
from tercet.api.endpoint import Endpoint
from tercet.core.games import GAMES

_PARAMETER = re.compile(r"{(\w+)}")


def openapi_document(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """Describes all endpoints as an OpenAPI 3.1 document."""
    kinds = list(dict.fromkeys(kind for end in endpoints for kind in (end.takes, end.returns) if kind is not None))
    _, schemas = msgspec.json.schema_components([*kinds, ErrorBody], ref_template="#/components/schemas/{name}")
    schemas[NewTable.__name__]["properties"]["game"]["enum"] = list(GAMES)
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tercet", "version": __version__, "description": "Tables, guests and finished games."},
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "tercet_guest"},
            },
        },
    }


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.summary,
        "responses": {
            str(endpoint.status): _response(endpoint),
            **{str(status): _error(status) for status in sorted({*endpoint.errors, 429})},
        },
    }
    parameters = [_path_parameter(name) for name in _PARAMETER.findall(endpoint.path)]
    parameters += [
        {
            "name": name,
            "in": "query",
            "description": said,
            "schema": {"type": "integer", "minimum": 0, "maximum": 10**15 - 1},
        }
        for name, said in endpoint.query
    ]
    parameters += [
        {"name": name, "in": "query", "description": said, "schema": {"type": "string", "maxLength": 64}}
        for name, said in endpoint.words
    ]
    if parameters:
        operation["parameters"] = parameters
    if endpoint.takes is not None:
        content = {"application/json": {"schema": _reference(endpoint.takes)}}
        operation["requestBody"] = {"required": True, "content": content}
    if endpoint.guest:
        operation["security"] = [{"token": []}, {"cookie": []}]
    return operation


def _response(endpoint: Endpoint) -> dict[str, Any]:
    schema = _reference(endpoint.returns) if endpoint.returns is not None else {}
    return {
        "description": HTTPStatus(endpoint.status).phrase,
        "content": {endpoint.media.split(";")[0]: {"schema": schema}},
    }


def _error(status: int) -> dict[str, Any]:
    return {
        "description": HTTPStatus(status).phrase,
        "content": {"application/json": {"schema": _reference(ErrorBody)}},
    }


def _reference(kind: type) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{kind.__name__}"}


def _path_parameter(name: str) -> dict[str, Any]:
    schema = {"type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[A-Za-z0-9_-]+$"}
    return {"name": name, "in": "path", "required": True, "schema": schema}
