import { spawn, type ChildProcess } from 'node:child_process'
import { get, type Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { freshTestSite, settingsOf, testSiteArguments } from '../../../scripts/tests/test-site.mjs'
import { endWithUs } from './end-with-us'

/** `code` and `signal` as Node reports them. */
type Ending = { code: number | null; signal: NodeJS.Signals | null }

/** A server that a test may stop and kill. `output` is what it has printed so far. */
export type OwnServer = { base: string; process: ChildProcess; ended: Promise<Ending>; output: () => string }

/** Replaces the database of a test's own server by a fresh copy of the demo campuses. */
export const freshOwnSite = (name: string): Promise<void> => freshTestSite(name)

/** Starts a server on the site of that name and waits until it is ready. `program` are the arguments of Node. */
export async function startOwnServer(
  name: string,
  port: number,
  {
    settings = {},
    program = [...testSiteArguments, 'server.ts'],
  }: { settings?: Record<string, string>; program?: string[] } = {},
): Promise<OwnServer> {
  const environment: Record<string, string | undefined> = {
    ...process.env,
    ...settingsOf(name, String(port)),
    ...settings,
  }
  const child: ChildProcess = spawn(process.execPath, program, {
    env: environment as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  endWithUs(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (printed += String(part)))
  const ended = new Promise<Ending>((done) => child.once('exit', (code, signal) => done({ code, signal })))
  const base = `http://127.0.0.1:${port}`
  for (const until = Date.now() + 50_000; !(await isReady(base)); await pause(25))
    if (Date.now() > until || child.exitCode !== null) {
      child.kill('SIGKILL')
      throw new Error(`The server did not start:\n${printed}`)
    }
  return { base, process: child, ended, output: () => printed }
}

const isReady = (base: string) =>
  fetch(`${base}/readyz`, { headers: { Connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  )

type Answer = { status: number; connection: string; text: string; headers: NodeJS.Dict<string | string[]> }

/** Sends a GET request over the agent's connections. Rejects when the connection breaks. */
export const getOver = (agent: Agent, url: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((done, fail) => {
    get(url, { agent, headers }, (response) => {
      let text = ''
      response.on('data', (part) => (text += String(part)))
      response.on('error', fail)
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          connection: response.headers.connection ?? '',
          text,
          headers: response.headers,
        }),
      )
    }).on('error', fail)
  })
