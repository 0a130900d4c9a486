import type { IncomingMessage } from 'node:http'
import { closeConnection } from './current-request'

/** The body of a request with its content type, or the reason why it was not read. */
export type RequestBody = { type: string; bytes: Uint8Array } | 'too-long' | 'broken-off'

/** No form of the product is nearly as long. */
const maxFormBytes = 16 * 1024
/** Up to here the rest of a longer body is received and dropped, so that the client reads the response. */
const maxReceivedBytes = 1024 * 1024

/** Reads the body of a request that Next has received, if it is short. A longer one closes the connection. */
export async function readRequestBody({ body, headers }: Request, maxBytes = maxFormBytes): Promise<RequestBody> {
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
  return received > maxBytes ? tooLong() : { type, bytes: Buffer.concat(parts) }
}

/** Reads the body of a request that Next has not seen, if it is short. A longer one closes the connection. */
export async function readMessageBody(message: IncomingMessage): Promise<RequestBody> {
  const body = await receive(message)
  return body === 'too-long' ? tooLong() : body // not in an event of the message, which knows of no current request
}

function receive(message: IncomingMessage): Promise<RequestBody> {
  const parts: Buffer[] = []
  let received = 0
  return new Promise((resolve) => {
    message.on('data', (part: Buffer) => {
      received += part.length
      if (received <= maxFormBytes) parts.push(part)
      if (received <= maxReceivedBytes) return
      message.pause()
      resolve('too-long')
    })
    message.on('end', () =>
      resolve(
        received > maxFormBytes
          ? 'too-long'
          : { type: message.headers['content-type'] ?? '', bytes: Buffer.concat(parts) },
      ),
    )
    message.on('error', () => resolve('broken-off'))
    message.on('close', () => resolve('broken-off')) // the client has disconnected; without effect after the end
  })
}

function tooLong(): 'too-long' {
  closeConnection()
  return 'too-long'
}
