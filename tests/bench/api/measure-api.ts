import type { OpenApiDocument } from '@/v1/engine/openapi'
import { toMegabytes, type Options, type Row } from '../figures'
import { compareWithBaseline, startBaseline } from '../servers/baseline'
import { makeBenchFolder, productPort, productUrl as baseUrl } from '../servers/bench-folder'
import { sendLoad } from '../servers/load'
import { startMeasuredServer, type MeasuredServer } from '../servers/measured-server'
import { runProgram } from '../servers/run-program'
import { listExampleAddresses } from './example-addresses'

const gzip = { 'Accept-Encoding': 'gzip' }
const paths = ',/whats-on-the-menu,/locations,/hours-of-operation,/news,/what-can-i-eat,/meal-plan-purchase'.split(',')
/** Pages in English and, on the other campus, in French. */
const pages = ['/northgate', '/universite-saint-cyrille'].flatMap((site) => paths.map((path) => site + path))
type Cold = { address: string; known: number; nothing: number }

/**
 * Every GET endpoint of v1, and stored pages, on the demo at the current time: warm and 304 responses as a ratio to a plain Node
 * server that sends the same bytes, and cold builds of v1. Then the memory under many requests.
 */
export async function measureApi({ small }: Options): Promise<Row[]> {
  const { folder, env } = makeBenchFolder('api')
  await runProgram('scripts/seed.ts', [], env)
  const server = await startMeasuredServer('server.ts', [], productPort, env, '/v1/sites/public')
  try {
    const document = (await (await fetch(`${baseUrl}/v1/openapi.json`)).json()) as OpenApiDocument
    const calls = await withoutPrivateReads(listExampleAddresses(document))
    const addresses = calls.map(({ address }) => address)
    const examples = [...calls, ...pages.map((address) => ({ path: address, address }))]
    const cold = JSON.parse(
      await runProgram('tests/bench/api/cold-calls.ts', [JSON.stringify(addresses)], env),
    ) as Cold[]
    const effort = { rounds: 5, perRound: small ? 150 : 1_500 }
    const rows: Row[] = []
    for (const { path, address } of examples) {
      const { server: plain, etag } = await startBaseline(baseUrl, address, gzip, folder)
      const compare = (headers: Record<string, string>, status: number) =>
        compareWithBaseline(server, plain, { baseUrl, address }, { headers, status }, effort)
      const full = await compare(gzip, 200)
      // A response that changes with the minute gets another ETag, and the server answers 200.
      const known = await compare({ ...gzip, 'If-None-Match': etag }, 304).catch(() => null)
      plain.stop()
      const built = cold.find((call) => call.address === address)
      rows.push([
        `\`${path.slice(1)}\`: 200 and 304, ratio to a plain server${built ? '; cold, campus cached and empty caches' : ''}`,
        `${full.ratio.toFixed(2)} (${full.product} a CPU second), ${known?.ratio.toFixed(2) ?? 'changed'}${built ? `; ${built.known.toFixed(1)} and ${built.nothing.toFixed(1)} ms` : ''}`,
        built ? '0.40; 25 ms' : '0.50',
      ])
    }
    return [...rows, await measureMemory(server, addresses, small ? 10_000 : 100_000)]
  } finally {
    server.stop()
  }
}

/** The endpoints whose responses are the same for everyone. Reads of a visitor's own data are never cached, and some are limited. */
async function withoutPrivateReads<Example extends { address: string }>(examples: Example[]): Promise<Example[]> {
  const isPrivate = await Promise.all(
    examples.map(async ({ address }) =>
      (await fetch(`${baseUrl}${address}`)).headers.get('cache-control')?.includes('no-store'),
    ),
  )
  return examples.filter((_, at) => !isPrivate[at])
}

/** Memory before and after requests in both languages, a tenth of them to pages, the rest to all endpoints. */
async function measureMemory(server: MeasuredServer, addresses: readonly string[], count: number): Promise<Row> {
  const vary = (_: string, number: number) => {
    if (number % 10 === 0) return `${baseUrl}${pages[(number / 10) % pages.length]}`
    const address = addresses[number % addresses.length] ?? ''
    return `${baseUrl}${address}${address.includes('?') ? '&' : '?'}locale=${number % 3 === 0 ? 'fr' : 'en'}`
  }
  await sendLoad(baseUrl, gzip, 5_000, 200, vary)
  const before = toMegabytes(await server.rssBytes())
  await sendLoad(baseUrl, gzip, count, 200, vary)
  const after = toMegabytes(await server.rssBytes())
  return [
    `Memory before and after ${count.toLocaleString('en-CA')} requests, without garbage; peak`,
    `${before} MB, ${after} MB; ${toMegabytes(await server.peakBytes())} MB`,
    '50 MB more; 450 MB',
  ]
}
