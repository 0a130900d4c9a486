import { Agent } from 'node:http'
import { sendRequest } from '../../bench/servers/load'
import { pause } from '../figures'

export type Reading = { durations: number[]; failures: string[] }

/**
 * Reads addresses in turn, one every `everyMs` milliseconds, whether or not earlier answers have arrived. Each duration counts
 * from the moment at which the request was due, so that a server that holds everybody up is measured for all of them.
 */
export async function readSteadily(
  urls: readonly string[],
  { everyMs, seconds, headers }: { everyMs: number; seconds: number; headers: Record<string, string> },
): Promise<Reading> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const reading: Reading = { durations: [], failures: [] }
  const open: Promise<void>[] = []
  const began = performance.now()
  const count = Math.floor((seconds * 1_000) / everyMs)
  for (let number = 0; number < count; number += 1) {
    const due = began + number * everyMs
    await pause(Math.max(0, due - performance.now()))
    const url = urls[number % urls.length] ?? ''
    const read = async () => {
      const { status } = await sendRequest(agent, url, headers)
      reading.durations.push(performance.now() - due)
      if (status !== 200) reading.failures.push(`${url}: ${status}`)
    }
    open.push(read().catch((error: unknown) => void reading.failures.push(`${url}: ${String(error)}`)))
  }
  await Promise.all(open)
  agent.destroy()
  return reading
}
