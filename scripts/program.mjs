/**
 * Runs a TypeScript program of the project: `node --conditions=production scripts/program.mjs FILE [arguments]`.
 *
 * esbuild joins the project's modules into one file and leaves packages outside. A loader that compiles each module by
 * itself also handles every module of every package on its second thread: a program then has Payload open after 5.3 s
 * instead of 2.1 s.
 */
import { executionAsyncResource } from 'node:async_hooks'
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, stop } from 'esbuild'
import { explainFailure } from './explain-failure.mjs'
import { sourceAddresses } from './source-addresses.mjs'

// Keeps one of Node's tick objects, and so V8 their hidden class: without it each `process.nextTick` becomes slow after a full
// garbage collection. Before anything else runs: it cannot be undone.
process.nextTick(() => {
  globalThis[Symbol.for('refectory.tick')] = executionAsyncResource()
})
// The same for the headers of requests, which clients begin with one of these.
const firstHeaders =
  'host connection user-agent accept accept-encoding accept-language authorization cache-control content-length content-type cookie forwarded if-none-match origin pragma referer traceparent via x-forwarded-for x-forwarded-host x-forwarded-proto x-real-ip x-request-id'
globalThis[Symbol.for('refectory.headers')] = firstHeaders.split(' ').map((name) => {
  const headers = {} // as Node makes it: a literal with its property would be of another hidden class
  headers[name] = ''
  return headers
})

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
// Inside the project, so that the packages are found from there.
const folder = path.join(root, 'node_modules', '.cache', 'refectory')

async function compile(file) {
  const outfile = path.join(folder, `${path.basename(file, '.ts')}-${process.pid}.mjs`)
  await build({
    entryPoints: [file],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.9',
    jsx: 'automatic',
    sourcemap: 'inline',
    tsconfig: path.join(root, 'tsconfig.json'),
    plugins: [sourceAddresses],
  })
  await stop() // a server would keep its process
  return outfile
}

/** The program joined with all its packages by `scripts/tests/join-tests.mjs`; null outside integration tests. */
function findJoined(file) {
  const folder = process.env.JOINED_PROGRAMS
  if (!folder) return null
  const joined = path.join(folder, path.relative(root, file)).replace(/\.ts$/, '.mjs')
  return existsSync(joined) ? joined : null
}

function exitWith({ message }) {
  console.error(explainFailure(message) ?? message)
  process.exit(1)
}

const file = path.resolve(process.argv[2] ?? '')
const joined = findJoined(file)
const compiled = joined ?? (await compile(file).catch(exitWith))
process.setSourceMapsEnabled(!joined) // the maps of all packages take longer to read than the program runs
process.argv.splice(1, 2, file)
const remove = () => {
  if (!joined) rmSync(compiled, { force: true }) // a joined one is used again
}
process.once('exit', remove)
await import(pathToFileURL(compiled).href)
remove()
