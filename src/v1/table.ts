import { openApiEndpoint } from './describe'
import type { Endpoint } from './endpoint'
import { endpoints } from './endpoints'

/** Everything that the v1 door answers: the API, and its own description. */
export const table: readonly Endpoint[] = [...endpoints, openApiEndpoint]
