import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { hintCompiling } from './hint-compiling.mjs'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const bin = (name, ...inside) => path.join(root, 'node_modules', name, ...inside)

/** Programs as Node runs them, the same on every system: no shell, no `.cmd`. */
export const programs = {
  tsc: [bin('typescript', 'bin', 'tsc')],
  eslint: [bin('eslint', 'bin', 'eslint.js')],
  next: [bin('next', 'dist', 'bin', 'next')],
  payload: [bin('payload', 'bin.js')],
  prettier: [bin('prettier', 'bin', 'prettier.cjs')],
  knip: [bin('knip', 'bin', 'knip.js')],
  playwright: [bin('@playwright', 'test', 'cli.js')],
  tsx: ['--conditions=production', '--import', 'tsx'],
}

/** Ends the program with one clear sentence instead of a stack. */
export function giveUp(sentence) {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 9))
    giveUp(`Refectory needs Node 20.9 or newer; this is ${process.versions.node}.`)
}

/** Runs a command to its end, says what it is and how long it took. `quiet` keeps its output back unless it fails. */
export function step(name, command, args, { env = {}, quiet = false } = {}) {
  const began = Date.now()
  const took = () => `${((Date.now() - began) / 1000).toFixed(1)} s`
  if (!quiet) console.log(`\n▸ ${name}`)
  else process.stdout.write(`▸ ${name} … `)
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      windowsHide: true,
    })
    let output = ''
    child.stdout?.on('data', (data) => (output += data))
    child.stderr?.on('data', (data) => (output += data))
    child.on('error', (error) => giveUp(`${name} could not start: ${error.message}`))
    child.on('exit', (code) => {
      if (quiet) console.log(code === 0 ? took() : `failed\n${output}`)
      else console.log(`${code === 0 ? '✓' : '✗'} ${name}: ${took()}`)
      resolve(code === 0)
    })
  })
}

export const node = (name, args, options) => step(name, process.execPath, args, options)

export async function mustRun(name, args, options) {
  if (!(await node(name, args, options))) giveUp(`${name} failed. What it said stands above.`)
}

const hashOf = (files) => {
  const hash = createHash('sha256')
  for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file))
  return hash.digest('hex')
}
const filesBelow = (entry) =>
  statSync(entry).isDirectory()
    ? readdirSync(entry)
        .sort()
        .flatMap((name) => filesBelow(path.join(entry, name)))
    : [entry]
const noted = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/**
 * Installs exactly the locked dependencies, unless that has been done. Not by `npm ci`: it refuses a lock file made on a
 * registry that holds no binaries for other systems than its own; this installs what is locked and saves nothing.
 */
export async function install() {
  const mark = path.join(root, 'node_modules', '.refectory-installed')
  const wanted = hashOf([path.join(root, 'package-lock.json')])
  if (noted(mark) === wanted) return
  const npm = process.env.npm_execpath
  const [command, args] =
    npm?.endsWith('.js') || npm?.endsWith('.cjs')
      ? [process.execPath, [npm]]
      : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []]
  if (
    !(await step(
      'Install the locked dependencies',
      command,
      [...args, 'install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
      { quiet: true },
    ))
  )
    giveUp('The dependencies could not be installed. Is the package registry in reach?')
  writeFileSync(mark, wanted)
}

const sources = [
  'src',
  'collections',
  'migrations',
  'public',
  'payload.config.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'scripts/hint-compiling.mjs',
  'tsconfig.json',
  'package-lock.json',
]

/** Builds the production bundle, unless these very sources are built already. */
export async function build(env) {
  const mark = path.join(root, '.next', 'refectory-built')
  const wanted = hashOf(sources.flatMap((name) => filesBelow(path.join(root, name))))
  if (noted(mark) === wanted && existsSync(path.join(root, '.next', 'BUILD_ID'))) return
  await mustRun('Build (about a minute)', [...programs.next, 'build'], {
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
    quiet: true,
  })
  hintCompiling(path.join(root, '.next'))
  mkdirSync(path.dirname(mark), { recursive: true })
  writeFileSync(mark, wanted)
}
