import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const secret = 'only-for-tests-only-for-tests-only'
export const folder = () => mkdtempSync(path.join(tmpdir(), 'refectory-copy-'))
export const newFileUrl = () => `file:${path.join(folder(), 'refectory.db')}`

/** A database of a new name on the server of MONGODB_URI; null without one. */
export function newMongoUrl(): string | null {
  if (!process.env.MONGODB_URI) return null
  const url = new URL(process.env.MONGODB_URI)
  url.pathname = `/refectory-test-${randomBytes(6).toString('hex')}`
  return url.href
}

const tsx = ['--conditions=production', '--import', 'tsx']
const environmentOf = (more: Record<string, string>) => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production' as const,
  PAYLOAD_SECRET: secret,
  MONGODB_COMPATIBILITY: process.env.MONGODB_COMPATIBILITY ?? 'none',
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

/** All that a database holds, and what v1 answers from it, as a process of its own sees it. */
export function dumpOf(url: string, addresses: string[] = []): Dump {
  const program = [...tsx, 'tests/support/dump-deployment.ts', ...addresses]
  const { stdout, stderr } = spawnSync(process.execPath, program, {
    encoding: 'utf8',
    env: environmentOf({ DATABASE_URL: url }),
    maxBuffer: 256 * 1024 * 1024,
  })
  const [, json] = stdout.split('\n<<<')
  if (!json) throw new Error(`The database could not be read: ${stderr || stdout}`)
  return JSON.parse(json) as Dump
}

export type Outcome = { status: number | null; stdout: string; stderr: string }

/** Runs `npm run db:copy` with these arguments; `interruptAt` sends Ctrl-C's signal when it has said this. */
export function runCopy(
  args: string[],
  { mediaDir = folder(), interruptAt = '', settings = {} } = {},
): Promise<Outcome> {
  const child = spawn(process.execPath, [...tsx, 'scripts/copy-deployment.ts', ...args], {
    env: environmentOf({ MEDIA_DIR: mediaDir, ...settings }),
  })
  const said: Outcome = { status: null, stdout: '', stderr: '' }
  child.stdout.on('data', (data: Buffer) => {
    said.stdout += data.toString()
    if (interruptAt && said.stdout.includes(interruptAt)) child.kill('SIGINT')
  })
  child.stderr.on('data', (data: Buffer) => (said.stderr += data.toString()))
  return new Promise((resolve) => child.on('close', (status) => resolve({ ...said, status })))
}
