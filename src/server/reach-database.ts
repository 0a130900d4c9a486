import { closeSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { MongoClient } from 'mongodb'

/** Tries the database once before anything else starts. Null when it answers, else one sentence that says what is wrong. */
export async function reachDatabase(databaseUrl: string): Promise<string | null> {
  const fault = await databaseFault(databaseUrl)
  return fault && `Refectory cannot start: ${fault}.`
}

/** Why the database does not answer, as a part of a sentence; null when it does. A missing file is made. */
export async function databaseFault(databaseUrl: string): Promise<string | null> {
  return databaseUrl.startsWith('file:') ? reachFile(databaseUrl.slice('file:'.length)) : reachServer(databaseUrl)
}

function reachFile(file: string): string | null {
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    closeSync(openSync(file, 'a'))
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

/** A short name for what went wrong, without the secrets that an address may hold. */
const codeOf = (error: unknown) => {
  const { code, name, cause } = error as { code?: unknown; name?: unknown; cause?: { code?: unknown } }
  return String(cause?.code ?? code ?? name ?? 'unknown error')
}
