import { existsSync } from 'node:fs'
import { findDatabaseFault } from '@/server/database/availability/check-database'
import { findSchemaProblem } from '@/server/database/availability/schema-version'
import { readSettings } from '@/server/settings'
import { CopyError } from '../copy/copy-error'
import { databaseFile, describeDatabase } from '../copy/copy-options'
import { openFileLocation, type FileLocation } from '../copy/file-locations'

/** What is backed up or restored: a database and the uploads. */
export type Deployment = { databaseUrl: string; secret: string; files: FileLocation }

/** The deployment of the settings. Throws an error of one sentence for a wrong setting. */
export async function openDeployment(environment: Record<string, string | undefined>): Promise<Deployment> {
  const settings = readSettings(environment)
  return {
    databaseUrl: settings.databaseUrl,
    secret: settings.secret,
    files: await openFileLocation(undefined, settings),
  }
}

/** Checks, before Payload opens it, that a database can be reached and has the schema of this version. */
export async function checkDatabase(url: string, role: 'source' | 'target'): Promise<void> {
  if (role === 'source' && url.startsWith('file:') && !existsSync(databaseFile(url)))
    throw new CopyError(`The database ${describeDatabase(url)} does not exist.`)
  const problem = (await findDatabaseFault(url)) ?? (await findSchemaProblem(url, role).catch(messageOf))
  if (problem) throw new CopyError(`The database ${describeDatabase(url)} cannot be used: ${problem}.`)
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
