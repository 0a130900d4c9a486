import type { IncomingMessage, ServerResponse } from 'node:http'
import { captureResponse, makeRequest } from '@/server/http/pages/capture-response'

/**
 * Makes Next load the handler of v1 and feeds (`src/app/v1/route.ts`), which registers itself: when the server starts and, in
 * development, before each call, because Next then compiles what has changed.
 */
export async function loadApi(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
): Promise<void> {
  const request = makeRequest('/v1', { host: 'localhost' })
  const { status } = await captureResponse(request, (response) => handle(request, response))
  if (status !== 204) throw new Error(`Next answers ${status} instead of the handler of v1 and feeds.`)
}
