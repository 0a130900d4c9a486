import { Agent, request, type IncomingHttpHeaders } from 'node:http'

const connections = 20

type Reply = { status: number; headers: IncomingHttpHeaders; bytes: number }

/** Sends one request and reads the whole body. */
export function sendRequest(agent: Agent, url: string, headers: Record<string, string>): Promise<Reply> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
      let bytes = 0
      response.on('data', (data: Buffer) => (bytes += data.length))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }))
      response.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}

/**
 * Sends `count` requests over 20 connections and throws if a response has another status than `expected`. `vary` can change
 * the URL of each request, given its number.
 */
export async function sendLoad(
  url: string,
  headers: Record<string, string>,
  count: number,
  expected: number,
  vary = (each: string, _: number) => each,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let left = count
  const worker = async () => {
    while (left > 0) {
      left -= 1
      const { status } = await sendRequest(agent, vary(url, left), headers)
      if (status !== expected) throw new Error(`${url} answered ${status} instead of ${expected}`)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  agent.destroy()
}
