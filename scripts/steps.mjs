import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressStatic } from './compress-static.mjs'
import { isInstalled } from './installed.mjs'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const bin = (name, ...inside) => path.join(root, 'node_modules', name, ...inside)

/** Arguments with which Node runs each program, the same on every system: no shell, no `.cmd`. */
export const programs = {
  tsc: [bin('typescript', 'bin', 'tsc')],
  eslint: [bin('eslint', 'bin', 'eslint.js')],
  next: [bin('next', 'dist', 'bin', 'next')],
  payload: [bin('payload', 'bin.js')],
  prettier: [bin('prettier', 'bin', 'prettier.cjs')],
  knip: [bin('knip', 'bin', 'knip.js')],
  playwright: [bin('@playwright', 'test', 'cli.js')],
  typescript: ['--conditions=production', path.join(root, 'scripts', 'program.mjs')],
}

/** Node's own arguments for `server.ts`: more room for young objects (docs/benchmarks.md). */
export const serverFlags = ['--max-semi-space-size=64']

const running = new Set()

/** Ends this program and its running steps with one sentence instead of a stack trace. */
export function exitWithError(sentence) {
  for (const child of running) child.kill()
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 9))
    exitWithError(`Refectory needs Node 20.9 or newer; this is ${process.versions.node}.`)
}

/**
 * Runs a command and prints its name and duration. `quiet` prints its output only if it fails, for example for parallel steps.
 * A command that takes longer than `timeout` milliseconds is ended. Resolves to whether it succeeded.
 */
export function step(name, command, args, { env = {}, quiet = false, timeout } = {}) {
  const began = Date.now()
  console.log(quiet ? `▸ ${name}` : `\n▸ ${name}`)
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      windowsHide: true,
      timeout,
    })
    running.add(child)
    let output = ''
    child.stdout?.on('data', (data) => (output += data))
    child.stderr?.on('data', (data) => (output += data))
    child.on('error', (error) => exitWithError(`${name} could not start: ${error.message}`))
    child.on('close', (code) => {
      running.delete(child)
      if (code !== 0 && quiet) console.log(`\n${output}`)
      console.log(`${code === 0 ? '✓' : '✗'} ${name}: ${((Date.now() - began) / 1000).toFixed(1)} s`)
      resolve(code === 0)
    })
  })
}

export const node = (name, args, options) => step(name, process.execPath, args, options)

export async function mustRun(name, args, options) {
  if (!(await node(name, args, options))) exitWithError(`${name} failed. Its output is above.`)
}

export const hashOf = (files) => {
  const hash = createHash('sha256')
  for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file))
  return hash.digest('hex')
}
export const filesBelow = (entry) =>
  statSync(entry).isDirectory()
    ? readdirSync(entry)
        .sort()
        .flatMap((name) => filesBelow(path.join(entry, name)))
    : [entry]
/** The content of a file, empty if there is no such file. */
export const readIfExists = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/**
 * The path of npm's program for Node: the npm that runs this, else the one installed with Node. On Windows `npm` itself is a
 * script that only a shell can start.
 */
export function npmProgram() {
  const beside = path.dirname(process.execPath)
  const cli = path.join('node_modules', 'npm', 'bin', 'npm-cli.js')
  const places = [process.env.npm_execpath, path.join(beside, cli), path.join(beside, '..', 'lib', cli)]
  return (
    places.find((file) => file && path.basename(file) === 'npm-cli.js' && existsSync(file)) ??
    exitWithError('npm was not found beside Node: run `npm ci` first.')
  )
}

/** Installs the locked dependencies, unless they are installed. */
export async function install() {
  if (isInstalled(root)) return
  const args = [npmProgram(), 'ci', '--no-audit', '--no-fund', '--loglevel=error']
  if (!(await node('Install the locked dependencies', args, { quiet: true })))
    exitWithError('The dependencies could not be installed. Can this machine reach the package registry?')
}

/** The files that the production bundle is built from. */
export const sources = [
  'src',
  'collections',
  'migrations',
  'public',
  'payload.config.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]

/** Builds the production bundle, unless it is built from these sources already. */
export async function build(env) {
  const mark = path.join(root, '.next', 'refectory-built')
  const wanted = hashOf(sources.flatMap((name) => filesBelow(path.join(root, name))))
  if (readIfExists(mark) === wanted && existsSync(path.join(root, '.next', 'BUILD_ID'))) return
  await mustRun('Build (about a minute)', [...programs.next, 'build'], {
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
    quiet: true,
  })
  await compressStatic(filesBelow(path.join(root, '.next', 'static')))
  mkdirSync(path.dirname(mark), { recursive: true })
  writeFileSync(mark, wanted)
}
