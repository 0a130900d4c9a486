import type { Endpoint } from 'payload'

const gone = () => Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 })
const at = (method: Endpoint['method'], path: string): Endpoint => ({ method, path, handler: gone })

/**
 * Stand in front of Payload's own calls for signing in, up and out: customers do that through v1 alone, and staff have
 * no use for it.
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
