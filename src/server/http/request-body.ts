import type { RequestBody } from './http-entry'

/** No form of the product is nearly as long. */
const maxBytes = 16 * 1024
/** Up to here the rest of a longer body is received and dropped, so that the client reads the response. */
const maxReceivedBytes = 1024 * 1024

/** Reads the body of a request, if it is short. */
export async function readRequestBody({ body, headers }: Request): Promise<RequestBody> {
  const type = headers.get('content-type') ?? ''
  const parts: Uint8Array[] = []
  let received = 0
  try {
    const reader = body?.getReader()
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      received += part.value.byteLength
      if (received <= maxBytes) parts.push(part.value)
      if (received > maxReceivedBytes) break
    }
  } catch {
    return 'broken-off' // the client has disconnected
  }
  return received > maxBytes ? 'too-long' : { type, bytes: Buffer.concat(parts) }
}
