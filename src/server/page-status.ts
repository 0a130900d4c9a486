import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'

/** `network` is whom limits are for: see `visitors.ts`. */
type Visit = { response: ServerResponse; network: string }

/** On globalThis: `server.ts` and Next's bundles are separate module graphs in one process. */
const holder = globalThis as typeof globalThis & { refectoryVisit?: AsyncLocalStorage<Visit> }
const visits = (holder.refectoryVisit ??= new AsyncLocalStorage<Visit>())

/** Runs the framework's answer to one request, so that what it draws can state its status or length, and knows who asks. */
export const duringVisit = <Value>(visit: Visit, answer: () => Value): Value => visits.run(visit, answer)

/** The network from which the request comes that is being answered; empty behind another server. */
export const visitingNetwork = (): string => visits.getStore()?.network ?? ''

/**
 * Gives the page that is being drawn a status. Next's own way (`notFound()`) sends an empty document that only a script
 * fills; a page that states its status is read without one. False when it is too late, or behind another server.
 */
export function statePageStatus(status: 404 | 500): boolean {
  const visit = visits.getStore()
  if (!visit || visit.response.headersSent) return false
  visit.response.statusCode = status
  return true
}

/** Says how long the body will be, in bytes: the framework takes `Content-Length` out of every answer it sends. */
export function stateLength(bytes: number): void {
  const visit = visits.getStore()
  if (visit && !visit.response.headersSent) visit.response.setHeader('Content-Length', bytes)
}
