import { existsSync, statSync } from 'node:fs'
import { Agent, request as sendRequest } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { credentials } from '../support/browser/staff-sessions'
import { freshOwnSite, getOver, startOwnServer, type OwnServer } from '../support/servers/own-server'

const port = 3193
const name = 'lifecycle'
let server: OwnServer | null = null

/** Starts the server anew for each test, because a test ends it. */
const start = async (options?: Parameters<typeof startOwnServer>[2]) =>
  (server = await startOwnServer(name, port, options))

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  await freshOwnSite(name)
})
test.afterEach(async () => {
  server?.process.kill('SIGKILL')
  await server?.ended
})

/** A vote whose body arrives in two parts. `finish` sends the second one. */
function beginVote(base: string) {
  const body = JSON.stringify({ survey_id: '0123456789abcdef01234567', choice: 'x' })
  const outgoing = sendRequest(`${base}/v1/surveys/answer`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': body.length },
  })
  const answer = new Promise<{ status: number; connection: string }>((done, fail) => {
    outgoing.on('error', fail)
    outgoing.on('response', (response) => {
      response.resume()
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, connection: response.headers.connection ?? '' }),
      )
    })
  })
  outgoing.write(body.slice(0, 5))
  return { answer, finish: () => outgoing.end(body.slice(5)) }
}

test('finishes 16 pages and a half-sent vote on SIGTERM, and exits with 0', async () => {
  const { base, process: child, ended, output } = await start()
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  await getOver(agent, `${base}/northgate`)
  const vote = beginVote(base)
  const days = Array.from({ length: 16 }, (_, number) =>
    new Date(Date.UTC(2026, 10, 1 + number)).toISOString().slice(0, 10),
  )
  const pages = days.map((day) => getOver(agent, `${base}/northgate/whats-on-the-menu?date=${day}`)) // no two are one page; Node accepts one connection in each turn
  await Promise.any(pages)
  const signalled = performance.now()
  child.kill('SIGTERM')
  await expect.poll(output, { timeout: 20_000 }).toContain('Refectory is stopping') // a busy process reads the signal late
  await pause(1_500)
  vote.finish()
  expect(await vote.answer).toEqual({ status: 200, connection: 'close' })
  const answers = await Promise.allSettled(pages)
  expect(answers.filter(({ status }) => status === 'rejected')).toEqual([])
  const late = answers.flatMap((it) => (it.status === 'fulfilled' ? [it.value] : []))
  expect(late.filter(({ text }) => !text.endsWith('</html>'))).toEqual([])
  expect(late.some(({ connection }) => connection === 'close')).toBe(true)
  expect(await ended).toEqual({ code: 0, signal: null })
  expect(performance.now() - signalled).toBeLessThan(11_000)
  expect(output()).toContain('Refectory has stopped.')
  const log = `.test/${name}/refectory.db-wal`
  expect(existsSync(log) ? statSync(log).size : 0).toBe(0) // the database was closed
  agent.destroy()
})

test('exits at once on a second signal', async () => {
  const { base, process: child, ended, output } = await start()
  const vote = beginVote(base)
  vote.answer.catch(() => undefined)
  await pause(200)
  child.kill('SIGTERM')
  await expect.poll(output).toContain('Refectory is stopping') // a busy server learns of a signal late
  await pause(600) // one that follows within half a second is taken for the same
  expect(child.exitCode).toBeNull()
  const signalled = performance.now()
  child.kill('SIGTERM')
  expect((await ended).code).toBe(143)
  expect(performance.now() - signalled).toBeLessThan(1_000)
})

test('npm start passes signals on, and takes one for the whole group of processes as one', async () => {
  const { base, process: child, ended, output } = await start({ program: ['scripts/run.mjs', 'start'] })
  const vote = beginVote(base)
  await pause(200)
  child.kill('SIGINT')
  await pause(50)
  child.kill('SIGINT')
  await pause(500)
  vote.finish()
  expect((await vote.answer).status).toBe(200)
  expect((await ended).code).toBe(0)
  expect(output()).toContain('Refectory has stopped.')
})

test('listens only on the interface of HOSTNAME_BIND', async () => {
  await start({ settings: { HOSTNAME_BIND: '127.0.0.1' } })
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  await expect(fetch(`http://[::1]:${port}/healthz`)).rejects.toThrow()
  await expect(fetch(`http://127.0.0.2:${port}/healthz`)).rejects.toThrow()
})

/** The studio's API of a server of our own, signed in there. */
async function signInAt(base: string) {
  const send = (method: string, path: string, data: object | undefined, token = '') =>
    fetch(`${base}/api/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `JWT ${token}` } : {}) },
      body: data && JSON.stringify(data),
    })
  const { token } = (await (await send('POST', 'staff/login', credentials('administrator'))).json()) as {
    token: string
  }
  return (method: string, path: string, data?: object) => send(method, path, data, token)
}

test('after kill -9 in the middle of saves, a start waits for nothing and saves wait at most two seconds', async () => {
  const killed = await start()
  const ask = await signInAt(killed.base)
  const { docs } = (await (await ask('GET', 'buildings?limit=10&depth=0')).json()) as {
    docs: { id: string; name: string }[]
  }
  const saves = docs.flatMap(({ id, name: text }) =>
    Array.from({ length: 5 }, () => ask('PATCH', `buildings/${id}?locale=en`, { name: text }).catch(() => null)),
  )
  await pause(120)
  killed.process.kill('SIGKILL')
  await Promise.all([...saves, killed.ended])

  const { base } = await start()
  const times: [string, number][] = []
  const measure = async <Value>(what: string, task: () => Promise<Value>): Promise<Value> => {
    const began = performance.now()
    const value = await task()
    times.push([what, performance.now() - began])
    return value
  }
  const again = await measure('sign-in', () => signInAt(base))
  await Promise.all(
    docs.map(({ id, name: text }) =>
      measure(`save of ${id}`, async () =>
        expect((await again('PATCH', `buildings/${id}?locale=en`, { name: text })).status).toBe(200),
      ),
    ),
  )
  // Two seconds for a lease of the process that was killed, and the saves themselves.
  expect(times.filter(([, milliseconds]) => milliseconds > 3_500)).toEqual([])
})
