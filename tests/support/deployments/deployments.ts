import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyTemplate } from '../sqlite-template'

const secret = 'only-for-tests-only-for-tests-only'
export const folder = () => mkdtempSync(path.join(tmpdir(), 'refectory-copy-'))
export const newFileUrl = () => `file:${path.join(folder(), 'refectory.db')}`

/** The URL of a new SQLite file with all migrations and no documents: a program that opens it has nothing to migrate. */
export function newMigratedUrl(): string {
  const file = path.join(folder(), 'refectory.db')
  copyTemplate(file)
  return `file:${file}`
}

/** The URL of a new database on the server of MONGODB_URI; null without a server. */
export function newMongoUrl(): string | null {
  if (!process.env.MONGODB_URI) return null
  const url = new URL(process.env.MONGODB_URI)
  url.pathname = `/refectory-test-${randomBytes(6).toString('hex')}`
  return url.href
}

const program = ['--conditions=production', 'scripts/program.mjs']
const environmentOf = (more: Record<string, string>) => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production' as const,
  PAYLOAD_SECRET: secret,
  MONGODB_COMPATIBILITY: process.env.MONGODB_COMPATIBILITY ?? 'none',
  JOINED_PROGRAMS: process.env.JOINED_PROGRAMS ?? '',
  REFECTORY_CLOCK: '2026-11-20T12:05:00-05:00',
  ...more,
})

type Document = Record<string, unknown> & { id: string }
export type Dump = {
  stores: Record<string, Document[]>
  answers: Record<string, { status: number; bytes: string }>
  revisions: { id: string; token: string }[]
  locks: number
  unfinished: string | null
}

/** Reads a whole database, and v1's responses to some addresses from it, in a separate process. */
export function dumpDeployment(url: string, addresses: string[] = []): Dump {
  const dump = [...program, 'tests/support/deployments/dump-deployment.ts', ...addresses]
  const { stdout, stderr } = spawnSync(process.execPath, dump, {
    encoding: 'utf8',
    env: environmentOf({ DATABASE_URL: url }),
    maxBuffer: 256 * 1024 * 1024,
  })
  const [, json] = stdout.split('\n<<<')
  if (!json) throw new Error(`The database could not be read: ${stderr || stdout}`)
  return JSON.parse(json) as Dump
}

export type Outcome = { status: number | null; stdout: string; stderr: string }

type Options = { mediaDir?: string; interruptAt?: string; settings?: Record<string, string> }

/** Runs `npm run db:copy` with these arguments. `interruptAt` is an output after which it receives SIGINT, as from Ctrl+C. */
export const runCopy = (args: string[], options: Options = {}) =>
  runProgram('scripts/copy/copy-deployment.ts', args, options)

/** Runs `npm run backup` or `npm run restore`, like `runCopy`. */
export const runBackup = (program: 'backup' | 'restore', args: string[], options: Options) =>
  runProgram(`scripts/backup/${program}.ts`, args, options)

function runProgram(
  file: string,
  args: string[],
  { mediaDir = folder(), interruptAt = '', settings = {} }: Options,
): Promise<Outcome> {
  const child = spawn(process.execPath, [...program, file, ...args], {
    env: environmentOf({ MEDIA_DIR: mediaDir, ...settings }),
  })
  const outcome: Outcome = { status: null, stdout: '', stderr: '' }
  child.stdout.on('data', (data: Buffer) => {
    outcome.stdout += data.toString()
    if (interruptAt && outcome.stdout.includes(interruptAt)) child.kill('SIGINT')
  })
  child.stderr.on('data', (data: Buffer) => (outcome.stderr += data.toString()))
  return new Promise((resolve) => child.on('close', (status) => resolve({ ...outcome, status })))
}
