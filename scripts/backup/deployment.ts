import { existsSync } from 'node:fs'
import path from 'node:path'
import { findDatabaseFault } from '@/server/database/availability/check-database'
import { databaseFile, findSchemaProblem } from '@/server/database/availability/schema-version'
import type { FileStore } from '@/server/files/file-store'
import { openFileStore } from '@/server/files/open-file-store'
import { readSettings } from '@/server/settings'
import { BackupError, messageOf } from './backup-error'

/** What is backed up or restored: a database and the uploads. `title` names the folder or bucket of the uploads. */
export type Deployment = { databaseUrl: string; secret: string; files: { title: string; store: FileStore } }

/** The deployment of the settings. Throws an error of one sentence for a wrong setting. */
export async function openDeployment(): Promise<Deployment> {
  const { databaseUrl, secret, bucket, mediaDir } = readSettings(process.env)
  const title = bucket ? `the bucket ${bucket.bucket}` : path.resolve(mediaDir)
  return { databaseUrl, secret, files: { title, store: await openFileStore() } }
}

/** Checks, before Payload opens it, that a database can be reached and has the schema of this version. */
export async function checkDatabase(url: string, role: 'source' | 'target'): Promise<void> {
  if (role === 'source' && url.startsWith('file:') && !existsSync(databaseFile(url)))
    throw new BackupError(`The database ${describeDatabase(url)} does not exist.`)
  const problem = (await findDatabaseFault(url)) ?? (await findSchemaProblem(url, role).catch(messageOf))
  if (problem) throw new BackupError(`The database ${describeDatabase(url)} cannot be used: ${problem}.`)
}

/** Opens a database with Payload, which reads the settings as soon as it is imported. Call it once. */
export async function openDatabase(url: string) {
  process.env.DATABASE_URL = url
  const { openPayload } = await import('@/server/database/payload')
  return openPayload()
}

/** The URL of a database for messages, without user name, password and options. */
export const describeDatabase = (url: string) =>
  url.startsWith('file:') ? databaseFile(url) : url.replace(/\/\/[^/]*@/, '//').replace(/\?.*$/, '')
