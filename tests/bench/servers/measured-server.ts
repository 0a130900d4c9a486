import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { serverDefaults } from '../../../scripts/steps.mjs'

const usageModule = new URL('./usage.mjs', import.meta.url).href
const program = fileURLToPath(new URL('../../../scripts/program.mjs', import.meta.url))
const root = fileURLToPath(new URL('../../..', import.meta.url))

/** `rssBytes` collects garbage first, which uses CPU: do not call it between two calls of `cpuSeconds`. */
export type MeasuredServer = Awaited<ReturnType<typeof startMeasuredServer>>

/** Starts a program as a server that reports its CPU time and memory, and waits until it responds to `probe` and is ready. */
export async function startMeasuredServer(
  file: string,
  args: string[],
  port: number,
  env: Record<string, string>,
  probe: string,
) {
  const child: ChildProcess = fork(program, [file, ...args], {
    cwd: root,
    execArgv: ['--expose-gc', '--conditions=production', '--import', usageModule],
    env: { ...serverDefaults, ...process.env, RATE_LIMIT_READS: '0', ...env, PORT: String(port) }, // one client sends all requests
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // The product answers before it is ready: its own first requests take 100 MB and some seconds of CPU (decision 0086).
  for (const address of file === 'server.ts' ? [probe, '/readyz'] : [probe]) await untilUp(child, port, address)
  const readUsage = async (metric: 'cpu' | 'memory' | 'peak') => {
    child.send(metric)
    return ((await once(child, 'message')) as [number])[0]
  }
  return {
    cpuSeconds: () => readUsage('cpu'),
    rssBytes: () => readUsage('memory'),
    peakBytes: () => readUsage('peak'),
    stop: () => child.kill('SIGKILL'),
  }
}

async function untilUp(child: ChildProcess, port: number, address: string) {
  for (let tries = 0; ; tries += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}${address}`).then(
      (response) => response.status < 500,
      () => false,
    )
    if (isUp) return
    if (tries > 300 || child.exitCode !== null) throw new Error(`The server does not respond at ${address}.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
