import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { readDevice } from '@/domain/account/device-name'
import { singletons } from '@/server/process-singletons'

/**
 * The request that is being served. `network` is the client's network, by which rate limits count. `userAgent` is the header,
 * for the description of the device in a new session.
 */
export type CurrentRequest = { response: ServerResponse; network: string; userAgent?: string | undefined }

declare module '@/server/process-singletons' {
  interface ProcessSingletons {
    /** Entered by `server.ts`, read by pages and routes (Next). */
    requests: AsyncLocalStorage<CurrentRequest>
  }
}

const requests = (singletons.requests ??= new AsyncLocalStorage<CurrentRequest>())

/** Runs Next's handler for one request, so that pages and routes can set its status and length, and know its network. */
export const runWithRequest = <Value>(request: CurrentRequest, handler: () => Value): Value =>
  requests.run(request, handler)

/** The client's network of the current request; empty when Next runs without `server.ts`. */
export const getClientNetwork = (): string => requests.getStore()?.network ?? ''

/** The client's device in the words that may be stored; null when it is not known. */
export const getClientDevice = (): string | null => readDevice(requests.getStore()?.userAgent ?? '')

/**
 * Sets the status of the page that is being rendered. Next's `notFound()` sends an empty document that a script fills; a page
 * with its status set this way is readable without one. False when the headers are sent already, or without `server.ts`.
 */
export function setPageStatus(status: 404 | 500): boolean {
  const request = requests.getStore()
  if (!request || request.response.headersSent) return false
  request.response.statusCode = status
  return true
}

/** Sets `Content-Length`, which Next removes from the responses of routes. */
export function setContentLength(bytes: number): void {
  const request = requests.getStore()
  if (request && !request.response.headersSent) request.response.setHeader('Content-Length', bytes)
}

/** Closes the connection after the response: the rest of a body over the limit is not read. */
export function closeConnection(): void {
  const request = requests.getStore()
  if (request && !request.response.headersSent) request.response.setHeader('Connection', 'close')
}
