import { indexEndpoint } from './engine/index-endpoint'
import { openApiEndpoint } from './engine/openapi-endpoint'
import type { Endpoint } from './engine/endpoint'
import { endpoints } from './endpoints'

/** Every route of `/v1`: the API, its index and its OpenAPI document. */
export const routes: readonly Endpoint[] = [...endpoints, indexEndpoint, openApiEndpoint]
