import { fork } from 'node:child_process'
import { once } from 'node:events'
import { endWithUs } from './end-with-us'

/** An answer of v1 over HTTP. */
export type HttpAnswer = { status: number; text: string; cookie: string | null }
export type V1Server = {
  /** POSTs JSON to a path below `/v1`. */
  post: (path: string, data: object, cookie?: string) => Promise<HttpAnswer>
  kill: () => Promise<unknown>
}

/** Starts `v1-server.ts` on this test's database. */
export async function startV1Server(): Promise<V1Server> {
  const child = fork('scripts/program.mjs', ['tests/support/servers/v1-server.ts'], {
    execArgv: ['--conditions=production'],
    env: { ...process.env, NODE_OPTIONS: '', NEXT_RUNTIME: 'nodejs', RUN_JOBS: 'off' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  endWithUs(child)
  const ended = once(child, 'exit')
  const [port] = (await Promise.race([once(child, 'message'), ended])) as [number]
  return {
    post: async (path, data, cookie) => {
      const response = await fetch(`http://127.0.0.1:${port}/v1/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(cookie ? { Cookie: cookie } : {}) },
        body: JSON.stringify(data),
      })
      const [set = null] = response.headers.getSetCookie()
      return { status: response.status, text: await response.text(), cookie: set?.split(';')[0] ?? null }
    },
    kill: () => {
      child.kill('SIGKILL')
      return ended
    },
  }
}
