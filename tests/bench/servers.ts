import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const usageModule = new URL('./usage.mjs', import.meta.url).href
const root = fileURLToPath(new URL('../..', import.meta.url))

/** `rssBytes` collects garbage first, which costs CPU: not between two looks at `cpuSeconds`. */
export type Measured = { cpuSeconds: () => Promise<number>; rssBytes: () => Promise<number>; stop: () => void }

/** Starts a program as a server whose CPU and memory can be asked for, and waits until it answers. */
export async function startServer(
  file: string,
  args: string[],
  port: number,
  env: Record<string, string>,
  probe: string,
): Promise<Measured> {
  const child: ChildProcess = fork(file, args, {
    cwd: root,
    execArgv: ['--expose-gc', '--conditions=production', '--import', 'tsx', '--import', usageModule],
    env: { ...process.env, RATE_LIMIT_READS: '0', ...env, PORT: String(port) }, // all of the load comes from one address
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  for (let tries = 0; ; tries += 1) {
    const up = await fetch(`http://127.0.0.1:${port}${probe}`).then(
      (response) => response.status < 500,
      () => false,
    )
    if (up) break
    if (tries > 300 || child.exitCode !== null) throw new Error(`${file} does not answer`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const told = async (what: 'cpu' | 'memory') => {
    child.send(what)
    const [answer] = (await once(child, 'message')) as [number]
    return answer
  }
  return {
    cpuSeconds: () => told('cpu'),
    rssBytes: () => told('memory'),
    stop: () => child.kill('SIGKILL'),
  }
}
