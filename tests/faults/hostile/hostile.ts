import { Agent } from 'node:http'
import type { OpenApiDocument } from '@/v1/engine/openapi'
import { runProgram } from '../../bench/servers/run-program'
import type { FuzzedRequest } from '../../support/servers/fuzzed-requests'
import type { OwnServer } from '../../support/servers/own-server'
import { sendFuzzedRequest } from '../../support/servers/send-fuzzed'
import { areaOf } from '../../support/studio/expected-rights'
import { readSteadily } from '../load/steady-reader'
import { createRandom, describeSpread, spreadOf } from '../figures'
import { createDeployment, killServer, removeDeployment, startServer, type Kind } from '../servers/deployment'
import { createWatch, listMarks, plantedPassword, type HostileCaller, type Planted } from './canaries'
import { createPublicRequests } from './public-requests'
import { studioRequest } from './studio-requests'
import { poolOf } from './values'

const atOnce = 8
const batch = 500
const longestStarvation = 1_000 // milliseconds

const callersOf = ({ staff, customers }: Planted): HostileCaller[] => {
  const none = { role: null, sites: [], customer: null, email: null }
  const order = ['editor', 'menuEditor', 'dietitian', 'shopManager', 'siteManager', 'administrator']
  const people = [...staff].sort((one, other) => order.indexOf(one.role) - order.indexOf(other.role))
  return [
    { ...none, name: 'stranger' },
    ...customers.map(({ key, email }) => ({ ...none, name: `customer ${key}`, customer: key, email })),
    ...people.map((each) => ({ ...none, ...each, name: each.role })),
  ]
}

/** Signs a caller in and returns the headers of the session; none for a stranger, null when the account is gone. */
async function signIn(
  base: string,
  { role, customer, email }: HostileCaller,
  { sites }: Planted,
): Promise<Record<string, string> | null> {
  if (role === null && customer === null) return {}
  const [path, body] =
    role === null
      ? ['/v1/customer/authenticate', { site_id: sites.north, email, password: plantedPassword }]
      : ['/api/staff/login', { email, password: plantedPassword }]
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const [cookie] = (response.headers.getSetCookie()[0] ?? '').split(';')
  return cookie ? { cookie } : null
}

const isStudio = (path: string) => path.startsWith('/api/') || path.startsWith('/admin')

/** `seen`: how many planted texts the caller was shown and might see. Without any, the search would prove nothing. */
type Totals = {
  sent: number
  seen: number
  statuses: Map<string, number>
  durations: number[]
  unsigned: number
  faults: Set<string>
}

/** Sends one caller's requests to both servers in turn, with a new session for each batch. */
async function attack(
  servers: readonly OwnServer[],
  caller: HostileCaller,
  planted: Planted,
  make: () => FuzzedRequest,
  count: number,
): Promise<Totals> {
  const watch = createWatch(planted)
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const totals: Totals = { sent: 0, seen: 0, statuses: new Map(), durations: [], unsigned: 0, faults: new Set() }
  for (let done = 0; done < count; done += batch) {
    const session = await signIn(servers[0]?.base ?? '', caller, planted)
    if (session === null) totals.unsigned += 1
    let left = Math.min(batch, count - done)
    const work = async () => {
      while (left > 0) {
        left -= 1
        const made = make()
        const request = {
          ...made,
          path: made.path.replace(/[^\u0021-\u007e]/g, '%20'),
          headers: { ...made.headers, ...session },
        }
        const { status, text, milliseconds } = await sendFuzzedRequest(
          agent,
          servers[left % servers.length]?.base ?? '',
          request,
        )
        totals.sent += 1
        totals.seen += listMarks(text).length
        const kind = status === 0 ? 'none' : `${Math.floor(status / 100)}xx`
        totals.statuses.set(kind, (totals.statuses.get(kind) ?? 0) + 1)
        totals.durations.push(milliseconds)
        const body = request.body?.toString('latin1') ?? ''
        const surface = isStudio(request.path) ? 'studio' : 'public'
        const fault = watch(caller, { surface, path: request.path, body, status, text })
        if (fault && totals.faults.size < 50)
          totals.faults.add(
            `${caller.name}: ${request.method} ${request.path.slice(0, 400)} ${body.slice(0, 300)}: ${fault}`,
          )
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }
  agent.destroy()
  return totals
}

/** Reads v1 from both servers every 50 ms until `isOver`. */
async function probe(servers: readonly OwnServer[], isOver: () => boolean): Promise<number[]> {
  const durations: number[] = []
  const urls = servers.map(({ base }) => `${base}/v1/sites/public`)
  while (!isOver()) durations.push(...(await readSteadily(urls, { everyMs: 50, seconds: 2, headers: {} })).durations)
  return durations
}

/**
 * Sends hostile requests as every kind of caller to two servers on one database. Searches each answer for planted texts that
 * the caller must not see, and reads v1 meanwhile. Prints the counts, and returns the faults.
 */
export async function measureHostile(
  kind: Kind,
  count: number,
  seed: number,
  port: number,
  only?: string,
): Promise<string[]> {
  const deployment = await createDeployment('hostile', kind, { passwords: 'quick', settings: { RUN_JOBS: 'off' } })
  const planted = JSON.parse(
    await runProgram('tests/faults/hostile/plant.ts', [], deployment.settings, deployment.program),
  ) as Planted
  const servers = [await startServer(deployment, port), await startServer(deployment, port + 1)]
  const document = (await (await fetch(`${servers[0]?.base}/v1/openapi.json`)).json()) as OpenApiDocument
  const internal = [
    'payload-kv',
    'payload-jobs',
    'payload-locked-documents',
    'payload-preferences',
    'payload-migrations',
  ]
  const pool = poolOf(planted, [...Object.keys(areaOf), ...internal])
  console.log(
    `\n${kind}, seed ${seed}: ${pool.collections.length} collections, ${planted.drafts.length} unpublished texts, ${planted.unpublished} collections without a published one, ${planted.secrets.length} secrets`,
  )
  const faults: string[] = []
  for (const [index, caller] of callersOf(planted).entries()) {
    if (only && caller.name !== only) continue
    const random = createRandom(seed * 1_000 + index)
    const publicRequest = createPublicRequests(pool, document, count, seed * 1_000 + index)
    const make = () => (random() < 0.5 ? studioRequest(random, pool) : publicRequest(random))
    let isOver = false
    const probing = probe(servers, () => isOver)
    const began = performance.now()
    const totals = await attack(servers, caller, planted, make, count)
    isOver = true
    const probed = spreadOf(await probing)
    const rate = Math.round(totals.sent / ((performance.now() - began) / 1_000))
    const statuses = [...totals.statuses]
      .sort()
      .map(([name, number]) => `${name} ${number}`)
      .join(', ')
    console.log(
      `${caller.name}: ${totals.sent} requests, ${rate}/s, ${totals.seen} planted texts seen; ${statuses}; ${describeSpread(spreadOf(totals.durations))}`,
    )
    console.log(
      `  v1 meanwhile: ${describeSpread(probed)}${totals.unsigned ? `; ${totals.unsigned} batches without a session` : ''}`,
    )
    faults.push(...totals.faults)
    if (probed.max > longestStarvation) faults.push(`${caller.name}: v1 waited ${probed.max.toFixed(0)} ms`)
    for (const server of servers)
      if (server.process.exitCode !== null)
        faults.push(`${caller.name}: a server has ended: ${server.output().slice(-2_000)}`)
  }
  for (const server of servers) await killServer(server)
  await removeDeployment(deployment)
  return faults
}
