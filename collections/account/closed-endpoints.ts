import type { Endpoint } from 'payload'

const notFound = () => Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 })
const at = (method: Endpoint['method'], path: string): Endpoint => ({ method, path, handler: notFound })

/**
 * Replace Payload's endpoints for signing in, up and out with 404. Customers use v1 for these. A collection's own endpoints
 * take precedence over Payload's.
 */
export const closedEndpoints: Endpoint[] = [
  at('post', '/login'),
  at('post', '/logout'),
  at('get', '/me'),
  at('get', '/init'),
  at('post', '/first-register'),
  at('post', '/refresh-token'),
  at('post', '/forgot-password'),
  at('post', '/reset-password'),
  at('post', '/unlock'),
  at('post', '/verify/:id'),
]
