import { Agent, request } from 'node:http'
import type { FuzzedRequest } from './fuzzed-requests'

export type FuzzedAnswer = { asked: FuzzedRequest; status: number; text: string; milliseconds: number }

/** Sends one; a connection that the server closes on a body that is too long is status 0. */
function send(agent: Agent, base: string, asked: FuzzedRequest): Promise<FuzzedAnswer> {
  const began = performance.now()
  return new Promise((resolve) => {
    const done = (status: number, text: string) =>
      resolve({ asked, status, text, milliseconds: performance.now() - began })
    const { method, headers, body } = asked
    const outgoing = request(
      `${base}/`,
      {
        agent: body ? false : agent, // after a body that was too long its connection is of no use to others

        method,
        path: asked.path,
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

/** Sends them over twenty kept connections; the answers in the order in which they came. */
export async function sendAll(base: string, requests: readonly FuzzedRequest[]): Promise<FuzzedAnswer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const waiting = [...requests]
  const answers: FuzzedAnswer[] = []
  const worker = async () => {
    for (let asked = waiting.pop(); asked; asked = waiting.pop()) answers.push(await send(agent, base, asked))
  }
  await Promise.all(Array.from({ length: 20 }, worker))
  agent.destroy()
  return answers
}
