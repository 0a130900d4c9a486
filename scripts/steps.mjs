import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { compressStatic } from './compress-static.mjs'
import { explainFailure, explainFullDisk } from './explain-failure.mjs'
import { isInstalled } from './installed.mjs'
import { createLiveLines } from './progress/live-lines.mjs'
import { measureBuild, measureInstall, measureLoad } from './progress/measures.mjs'

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

/**
 * Variables of a server's environment that an operator may replace. V8 takes more of a large machine than a server needs:
 * docs/benchmarks.md (Memory of the server) has the figures. The Dockerfile sets the same.
 */
export const serverDefaults = { NODE_OPTIONS: '--max-old-space-size=1024 --max-semi-space-size=16' }

const running = new Map()
let stoppedAt = null
const liveLines = createLiveLines()

/** Ends this program and its running steps with one sentence instead of a stack trace. */
export function exitWithError(sentence) {
  killSteps() // npm would first undo its work, after this program has ended
  liveLines.clear()
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

/** Ends the program with one sentence when something throws, for example because a file cannot be written. */
export const exitOnErrors = () =>
  process.on('uncaughtException', (error) => exitWithError(explainFailure(String(error)) ?? error.message))

function killSteps() {
  for (const child of running.keys()) child.kill('SIGKILL')
}

/** A terminal signals a whole group of processes, and npm passes the signal on: both mean one wish to stop. */
const repeatMilliseconds = 500

/** Ends the running steps and then this program. Steps end by force after five seconds, or at once at a second signal. */
async function stopOnSignal(signal) {
  if (stoppedAt !== null) {
    if (Date.now() - stoppedAt > repeatMilliseconds) killSteps()
    return
  }
  stoppedAt = Date.now()
  liveLines.clear()
  console.error(`\nStopped during: ${[...running.values()].join(' and ')}. The next run continues from there.`)
  const ended = [...running.keys()].map((child) => new Promise((resolve) => child.once('close', resolve)))
  for (const child of running.keys()) child.kill(signal)
  setTimeout(killSteps, 5_000)
  await Promise.all(ended)
  process.exit(128 + constants.signals[signal])
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** Signals are handled only while a step runs, so that a server started afterwards can have handlers of its own. */
function setRunning(child, name) {
  if (running.size === 0) for (const signal of signals) process.on(signal, stopOnSignal)
  running.set(child, name)
}
function setEnded(child) {
  running.delete(child)
  if (running.size === 0 && stoppedAt === null) for (const signal of signals) process.off(signal, stopOnSignal)
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 9))
    exitWithError(`Refectory needs Node 20.9 or newer; this is ${process.versions.node}.`)
}

/**
 * Runs a command and prints its name and duration. `quiet` prints its output only if it fails, for example for parallel steps.
 * A command that takes longer than `timeout` milliseconds is ended. `measure` (`scripts/progress/measures.mjs`) shows how far it is;
 * such a step fails with one sentence if its cause is known. Resolves to whether it succeeded.
 */
export async function step(name, command, args, options) {
  return (await runStep(name, command, args, options)).passed
}

async function runStep(name, command, args, { env = {}, quiet = false, timeout, measure = null } = {}) {
  const began = Date.now()
  liveLines.print(quiet ? `▸ ${name}` : `\n▸ ${name}`)
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    windowsHide: true,
    timeout,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr].filter(Boolean))
    createInterface({ input: stream }).on('line', (line) => {
      if (!measure?.readLine?.(line)) output += `${line}\n`
    })
  child.on('error', (error) => exitWithError(`${name} could not start: ${error.message}`))
  setRunning(child, name)
  if (measure) liveLines.add(child, name, measure.readState)
  const watch = setInterval(() => endIfDiskIsFull(measure), 2_000)
  const code = await new Promise((resolve) => child.on('close', resolve))
  clearInterval(watch)
  setEnded(child)
  liveLines.remove(child)
  if (stoppedAt !== null) await new Promise(() => {}) // the program ends now
  const passed = code === 0
  const seconds = (Date.now() - began) / 1000
  const cause = measure && !passed ? (explainFailure(output, measure.kind) ?? explainFullDisk(root)) : null
  if (!passed && quiet && !cause) liveLines.print(`\n${output}`)
  liveLines.print(`${passed ? '✓' : '✗'} ${name}: ${seconds.toFixed(1)} s`)
  if (cause) exitWithError(cause)
  if (passed) measure?.remember?.(seconds)
  return { passed, output }
}

/** npm goes through all packages before it says that the disk is full, which takes minutes. */
function endIfDiskIsFull(measure) {
  const cause = measure && explainFullDisk(root)
  if (cause) exitWithError(cause)
}

export const node = (name, args, options) => step(name, process.execPath, args, options)

/** Runs a program of Node, returns what it printed if it is quiet, and ends this program if it fails. */
export async function mustRun(name, args, options) {
  const { passed, output } = await runStep(name, process.execPath, args, options)
  if (!passed) exitWithError(`${name} failed. Its output is above.`)
  return output
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
  await mustRun('Install dependencies', args, { quiet: true, measure: measureInstall(root) })
}

/** The files that the production bundle is built from. */
export const sources = [
  'src',
  'collections',
  'migrations',
  'public',
  'payload.config.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]

/** Builds the production bundle, unless it is built from these sources already. */
export async function build(env) {
  const mark = path.join(root, '.next', 'refectory-built')
  const wanted = hashOf(sources.flatMap((name) => filesBelow(path.join(root, name))))
  if (readIfExists(mark) === wanted && existsSync(path.join(root, '.next', 'BUILD_ID'))) return
  await mustRun('Build the site', [...programs.next, 'build'], {
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
    quiet: true,
    measure: measureBuild(root),
  })
  await compressStatic(filesBelow(path.join(root, '.next', 'static')))
  mkdirSync(path.dirname(mark), { recursive: true })
  writeFileSync(mark, wanted)
}

/** Loads the demo campuses into the database of `env`, and returns what the program prints. */
export const loadDemo = (env, args = programs.typescript) =>
  mustRun('Load the demo campuses', [...args, 'scripts/seed.ts'], {
    env: { ...env, PROGRESS: '1' },
    quiet: true,
    measure: measureLoad(),
  })
