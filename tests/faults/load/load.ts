import { createRandom, describeSpread, spreadOf } from '../figures'
import { createDeployment, killServer, removeDeployment, startServer, type Kind } from '../servers/deployment'
import type { OpenApiDocument } from '@/v1/engine/openapi'
import { listExampleAddresses } from '../../bench/api/example-addresses'
import { findWorstQueries, keepQuerying } from './staff-queries'
import { keepSigningIn } from './sign-ins'
import { readSteadily, type Reading } from './steady-reader'

const target = 100 // milliseconds for 99 of 100 answers
const pages = ['', '/whats-on-the-menu', '/locations', '/hours-of-operation', '/news', '/events'].map(
  (path) => `/northgate${path}`,
)
const visitor = { Accept: 'text/html', 'Accept-Encoding': 'gzip', 'X-Forwarded-For': '198.51.100.7' }
/** The server's own limits: those of the demo's tests are off. */
const productionLimits = { RATE_LIMIT_READS: '', RATE_LIMIT_VOTES: '', RATE_LIMIT_FORMS: '' }

function report(name: string, { durations, failures }: Reading): string[] {
  const spread = spreadOf(durations)
  console.log(`${name}: ${describeSpread(spread)}`)
  return [
    ...(failures.length > 0 ? [`${name}: ${failures.length} failed, such as ${failures[0]}`] : []),
    ...(spread.p99 > target ? [`${name}: p99 ${spread.p99.toFixed(0)} ms, target ${target} ms`] : []),
  ]
}

/**
 * Measures v1 while all roles of staff send their worst permitted queries, and pages while a thousand sign-ins a minute arrive,
 * at the production cost of passwords. Each is also measured without that load. Returns what misses its target.
 */
export async function measureLoad(kind: Kind, seconds: number, seed: number, port: number): Promise<string[]> {
  const settings = { ...productionLimits, TRUSTED_PROXIES: '127.0.0.1, ::1' }
  const deployment = await createDeployment('load', kind, { passwords: 'full', settings })
  const server = await startServer(deployment, port)
  const { base } = server
  const random = createRandom(seed)
  const readApi = async (length = seconds) => {
    const document = (await (await fetch(`${base}/v1/openapi.json`)).json()) as OpenApiDocument
    const addresses = listExampleAddresses(document).map(({ address }) => base + address)
    return readSteadily(addresses, { everyMs: 25, seconds: length, headers: { 'Accept-Encoding': 'gzip' } })
  }
  const readPages = (length = seconds) =>
    readSteadily(
      pages.map((path) => base + path),
      { everyMs: 100, seconds: length, headers: visitor },
    )
  const faults: string[] = []

  await readApi(4) // fills the caches, like the first minute of a real server
  await readPages(6)
  console.log(`\n${kind}, seed ${seed}, ${seconds} s each`)
  faults.push(...report('v1 alone', await readApi()))
  const roles = await findWorstQueries(base)
  for (const { role, worst } of roles)
    console.log(`  ${role}: ${worst.map(({ path, ms }) => `${path.slice(0, 60)} ${ms.toFixed(0)} ms`).join(', ')}`)
  const [api, queries] = await Promise.all([readApi(), keepQuerying(base, roles, seconds)])
  faults.push(...report('v1 while six roles query', api))
  console.log(`  their queries: ${describeSpread(spreadOf(queries.durations))}, refused ${queries.refused}`)

  faults.push(...report('pages alone', await readPages()))
  const found = (await (await fetch(`${base}/v1/sites/northgate/info`)).json()) as { site: { id: string } }
  const [html, signIns] = await Promise.all([
    readPages(),
    keepSigningIn(base, random, found.site.id, { perMinute: 1_000, seconds }),
  ])
  faults.push(...report('pages during 1,000 sign-ins a minute', html))
  const statuses = [...signIns.statuses].map(([status, count]) => `${status}: ${count}`).join(', ')
  console.log(`  sign-ins: ${describeSpread(spreadOf(signIns.durations))}; ${statuses}`)
  await killServer(server)
  await removeDeployment(deployment)
  return faults
}
