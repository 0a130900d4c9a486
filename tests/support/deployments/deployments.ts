import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MongoClient } from 'mongodb'
import { copyTemplate } from '../sqlite-template'

const secret = 'only-for-tests-only-for-tests-only'
export const folder = () => mkdtempSync(path.join(tmpdir(), 'refectory-backup-'))
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
/** A database, the folder of its uploads, and further settings. */
export type Place = { url: string; media: string; settings?: Record<string, string> }

/** Runs `npm run backup` or `npm run restore` on a place. `interruptAt` is an output after which it receives SIGINT, as from Ctrl+C. */
export function runBackup(
  name: 'backup' | 'restore',
  args: string[],
  { url, media, settings }: Place,
  interruptAt = '',
): Promise<Outcome> {
  const child = spawn(process.execPath, [...program, `scripts/backup/${name}.ts`, ...args], {
    env: environmentOf({ DATABASE_URL: url, MEDIA_DIR: media, ...settings }),
  })
  const outcome: Outcome = { status: null, stdout: '', stderr: '' }
  child.stdout.on('data', (data: Buffer) => {
    outcome.stdout += data.toString()
    if (interruptAt && outcome.stdout.includes(interruptAt)) child.kill('SIGINT')
  })
  child.stderr.on('data', (data: Buffer) => (outcome.stderr += data.toString()))
  return new Promise((resolve) => child.on('close', (status) => resolve({ ...outcome, status })))
}

/** Backs up a place to a new file. Returns the file and the output. */
export async function backUp(place: Place): Promise<{ file: string; stdout: string }> {
  const file = newBackupFile()
  return { file, stdout: await succeed(runBackup('backup', [file], place)) }
}

/** Restores a backup into a place, and returns the output. */
export const restore = (file: string, place: Place, ...options: string[]) =>
  succeed(runBackup('restore', [file, ...options], place))

async function succeed(running: Promise<Outcome>): Promise<string> {
  const { status, stdout, stderr } = await running
  if (status !== 0 || stderr !== '') throw new Error(`The program ended with ${status}: ${stderr}${stdout}`)
  return stdout
}

export const newBackupFile = () => path.join(folder(), 'backup.tar.gz')

/** Drops databases of `newMongoUrl`. */
export async function dropDatabases(urls: (string | null)[]): Promise<void> {
  for (const url of urls) {
    if (!url?.startsWith('mongodb')) continue
    const client = new MongoClient(url)
    await client.db().dropDatabase()
    await client.close()
  }
}
