/** The longest permitted query, with 500 ids in a list, has 40 kB. */
const maxBytes = 64 * 1024

const overrideHeaders = ['x-payload-http-method-override', 'x-http-method-override']

/** Whether Payload reads the query of a POST request from its body. The studio's relationship fields send such requests. */
const hasQueryInBody = ({ headers, method }: Request) =>
  method === 'POST' && overrideHeaders.some((name) => headers.get(name) === 'GET')

/**
 * Returns the request, or null when it has a query in its body that is longer than 64 KB. Reads no more than that of the
 * body. Payload would put a body of any length into an address and parse it.
 */
export async function withShortQuery(request: Request): Promise<Request | null> {
  if (!hasQueryInBody(request) || !request.body) return request
  const parts: Uint8Array[] = []
  let received = 0
  const reader = request.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    received += part.value.byteLength
    if (received > maxBytes) {
      await reader.cancel()
      return null
    }
    parts.push(part.value)
  }
  const { url, method, headers, signal } = request
  return new Request(url, { method, headers, signal, body: Buffer.concat(parts) })
}
