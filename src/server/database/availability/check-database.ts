import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import path from 'node:path'
import { MongoClient } from 'mongodb'
import { findUnknownSchema } from './schema-version'

const defaultFile = 'data/refectory.db' // the default of DATABASE_URL

/**
 * Checks that the database answers and has no schema of another version. Null when it does, else one sentence for the operator.
 * Call it before the process opens the database.
 */
export async function checkDatabase(databaseUrl: string): Promise<string | null> {
  const fault = (await findDatabaseFault(databaseUrl)) ?? (await findUnknownSchema(databaseUrl))
  return fault && `Refectory cannot start: ${fault}.`
}

/**
 * Why the database does not answer, as a clause of a sentence; null when it does. Creates a missing SQLite file, but no folder
 * that the operator named: a mistyped one would start an empty installation.
 */
export async function findDatabaseFault(databaseUrl: string): Promise<string | null> {
  return databaseUrl.startsWith('file:') ? reachFile(databaseUrl.slice('file:'.length)) : reachServer(databaseUrl)
}

/**
 * Never opens an existing file: closing it would end all locks that this process has on it, as POSIX has it, and SQLite would
 * lose what is written afterwards.
 */
function reachFile(file: string): string | null {
  const folder = path.dirname(file)
  try {
    if (path.resolve(file) === path.resolve(defaultFile)) mkdirSync(folder, { recursive: true })
    else if (!existsSync(folder))
      return `the folder ${folder} of the database does not exist: create it or correct DATABASE_URL`
    const existing = statSync(file, { throwIfNoEntry: false })
    if (existing?.isDirectory()) throw Object.assign(new Error('a folder'), { code: 'EISDIR' })
    if (existing) accessSync(file, constants.R_OK | constants.W_OK)
    else closeSync(openSync(file, 'a'))
    return null
  } catch (error) {
    return `the database file ${file} cannot be written (${codeOf(error)})`
  }
}

async function reachServer(databaseUrl: string): Promise<string | null> {
  const hosts = /@?([^@/]+)(?:\/|$)/.exec(databaseUrl.replace(/^mongodb(\+srv)?:\/\//, ''))?.[1] ?? 'the address given'
  try {
    const client = new MongoClient(databaseUrl, { serverSelectionTimeoutMS: 5_000 })
    await client.connect()
    await client.db().command({ ping: 1 })
    await client.close()
    return null
  } catch (error) {
    return `MongoDB at ${hosts} does not answer (${codeOf(error)})`
  }
}

/** A short code for an error. Its message is left out, because it may contain the password of the address. */
const codeOf = (error: unknown) => {
  const { code, name, cause } = error as { code?: unknown; name?: unknown; cause?: { code?: unknown } }
  return String(cause?.code ?? code ?? name ?? 'unknown error')
}
