import { isIPv6 } from 'node:net'

let isRunning = false

/** Whether the first requests are still being made, so that other processes should get the visitors' ones. */
export const isWarmingUp = (): boolean => isRunning

/** The pages and calls whose first answers load the most code. The sign-in is refused, because it names nobody. */
const requestsFor = (site: string): [string, RequestInit][] => [
  [`/${site}`, { headers: { Accept: 'text/html' } }],
  [`/${site}/whats-on-the-menu`, { headers: { Accept: 'text/html' } }],
  ['/v1/customer/authenticate', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }],
  ['/api/staff/me', {}],
  ['/admin/login', { headers: { Accept: 'text/html' } }],
]

/**
 * Makes the first request of each kind to our own server on `port`, one after another: a first answer loads and compiles code
 * for up to 0.7 s, in which nobody else is answered. `address` is the one the server listens on; null: on all. Ends after
 * `milliseconds` at the latest. A failure changes nothing: then a visitor's request is the first one.
 */
export async function warmUp(address: string | null, port: number, milliseconds = 10_000): Promise<void> {
  const host = address ?? '127.0.0.1'
  const base = `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
  const signal = AbortSignal.timeout(milliseconds)
  const ask = async (path: string, { headers, ...options }: RequestInit = {}) =>
    (await fetch(base + path, { ...options, headers: { ...headers, Connection: 'close' }, signal })).text()
  isRunning = true
  try {
    const { sites } = JSON.parse(await ask('/v1/sites/public')) as { sites: { slug: string }[] }
    const [first] = sites
    for (const [path, options] of first ? requestsFor(first.slug) : []) await ask(path, options)
  } catch {
    // The visitors' requests do the same work.
  } finally {
    isRunning = false
  }
}
