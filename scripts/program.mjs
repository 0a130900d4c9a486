/**
 * Runs a TypeScript program of the project: `node --conditions=production scripts/program.mjs FILE [arguments]`.
 *
 * esbuild joins the project's modules into one file and leaves packages outside. A loader that compiles each module by
 * itself also handles every module of every package on its second thread: a program then has Payload open after 5.3 s
 * instead of 2.1 s.
 */
import { existsSync, rmSync } from 'node:fs'
import module from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, stop } from 'esbuild'
import { explainFailure } from './explain-failure.mjs'
import { sourceAddresses } from './source-addresses.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
// Inside the project, so that the packages are found from there, but no package itself: Node and Next hide those in stack traces.
const folder = path.join(root, '.next', 'cache', 'refectory')

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
// A joined program contains all packages, whose maps take longer to read than it runs. Before Node 22.14, those of packages
// cannot be left out: see `server.ts`.
if (!joined) (module.setSourceMapsSupport ?? process.setSourceMapsEnabled)(true)
process.argv.splice(1, 2, file)
const remove = () => {
  if (!joined) rmSync(compiled, { force: true }) // a joined one is used again
}
process.once('exit', remove)
await import(pathToFileURL(compiled).href)
remove()
