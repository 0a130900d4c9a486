/**
 * Runs a TypeScript program of the project: `node --conditions=production scripts/program.mjs FILE [arguments]`.
 *
 * esbuild joins the project's modules into one file and leaves packages outside. A loader that compiles each module by
 * itself also handles every module of every package on its second thread: a program then has Payload open after 5.3 s
 * instead of 2.1 s.
 */
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, stop } from 'esbuild'
import { sourceAddresses } from './source-addresses.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
// Inside the project, so that the packages are found from there.
const folder = path.join(root, 'node_modules', '.cache', 'refectory')

async function compile(file) {
  mkdirSync(folder, { recursive: true })
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

const file = path.resolve(process.argv[2] ?? '')
const compiled = await compile(file)
process.setSourceMapsEnabled(true)
process.argv.splice(1, 2, file)
const remove = () => rmSync(compiled, { force: true })
process.once('exit', remove)
await import(pathToFileURL(compiled).href)
remove()
