import { indexEndpoint } from './engine/index-endpoint'
import { openApiEndpoint } from './engine/openapi-endpoint'
import { signInByGet } from './account/customer-endpoints'
import type { Endpoint } from './engine/endpoint'
import { endpoints } from './endpoints'

const switchedOn = process.env.V1_SIGN_IN_BY_GET?.trim() === 'on' ? [signInByGet] : []

/** Every route of `/v1`: the API, its index and its OpenAPI document, and what the operator has switched on. */
export const routes: readonly Endpoint[] = [...endpoints, ...switchedOn, indexEndpoint, openApiEndpoint]
