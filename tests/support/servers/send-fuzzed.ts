import { Agent, request } from 'node:http'
import type { FuzzedRequest } from './fuzzed-requests'

type FuzzedResponse = { request: FuzzedRequest; status: number; text: string }

/** Sends one request. The status is 0 if the server closes the connection, as it does for a body that is too long. */
function sendFuzzedRequest(agent: Agent, base: string, fuzzed: FuzzedRequest): Promise<FuzzedResponse> {
  return new Promise((resolve) => {
    const done = (status: number, text: string) => resolve({ request: fuzzed, status, text })
    const { method, headers, body } = fuzzed
    const outgoing = request(
      `${base}/`,
      {
        agent: body ? false : agent, // the server closes the connection after a body that is too long
        method,
        path: fuzzed.path,
        headers: { ...headers, ...(body ? { 'content-length': String(body.length) } : {}) },
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => done(response.statusCode ?? 0, Buffer.concat(parts).toString('latin1')))
        response.on('error', () => done(0, ''))
      },
    )
    outgoing.on('error', () => done(0, ''))
    outgoing.end(body ?? undefined)
  })
}

/** Sends the requests over 20 persistent connections. Returns the responses in the order of arrival. */
export async function sendFuzzedRequests(base: string, requests: readonly FuzzedRequest[]): Promise<FuzzedResponse[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const pending = [...requests]
  const responses: FuzzedResponse[] = []
  const worker = async () => {
    for (let next = pending.pop(); next; next = pending.pop())
      responses.push(await sendFuzzedRequest(agent, base, next))
  }
  await Promise.all(Array.from({ length: 20 }, worker))
  agent.destroy()
  return responses
}
