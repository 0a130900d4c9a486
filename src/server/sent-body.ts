import type { SentBody } from './front-door'

/** What no form of ours comes near to. */
const mostBytes = 16 * 1024
/** Up to here the rest of a long body is taken off the line, so that its sender reads the answer. */
const mostTaken = 1024 * 1024

/** Reads a request's body as far as it is short. */
export async function readSentBody({ body, headers }: Request): Promise<SentBody> {
  const type = headers.get('content-type') ?? ''
  const parts: Uint8Array[] = []
  let taken = 0
  try {
    const reader = body?.getReader()
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      taken += part.value.byteLength
      if (taken <= mostBytes) parts.push(part.value)
      if (taken > mostTaken) break
    }
  } catch {
    return 'broken-off' // its sender has gone away
  }
  return taken > mostBytes ? 'too-long' : { type, bytes: Buffer.concat(parts) }
}
