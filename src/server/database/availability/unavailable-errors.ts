import { fieldsOf, textOf } from '@/server/database/stored-values'

/** For people in the studio. A change may have been stored just before the connection broke. */
export const databaseAwayMessage = {
  en: 'The database cannot be reached, so your change is not confirmed. Try again in a moment.',
  fr: 'La base de données est inaccessible\u00A0: votre modification n’est pas confirmée. Réessayez dans un instant.',
}

/** The database did not answer a request that needed it. */
export class DatabaseAwayError extends Error {
  constructor() {
    super('The database does not answer')
    this.name = 'DatabaseAwayError'
  }
}

/** Errors of MongoDB's driver and of Mongoose for a server that cannot be reached. */
const networkErrors =
  /^(?:DatabaseAwayError|(?:Mongo|Mongoose)ServerSelectionError|MongoNetwork(?:Timeout)?Error|MongoPoolCleared(?:OnNetwork)?Error|PoolClearedOnNetworkError|MongoTopologyClosedError|MongoNotConnectedError|MongoWaitQueueTimeoutError|MongoClientClosedError)$/

/** Result codes of SQLite for a file that is locked, unreadable, read-only, full or gone. */
const fileErrors = /^SQLITE_(?:BUSY|LOCKED|IOERR|FULL|READONLY|CANTOPEN|NOTADB)/

/** Codes with which MongoDB answers while it has no primary or shuts down. */
const transitionCodes = new Set<unknown>([91, 189, 10058, 10107, 11600, 11602, 13435, 13436])

const maxDepth = 5

/** Whether an error, or what caused it, means that the database could not be reached or could not write. */
export function isUnavailableError(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > maxDepth) return false
  const { code } = fieldsOf(error)
  return (
    networkErrors.test(error.name) ||
    fileErrors.test(textOf(code) ?? '') ||
    transitionCodes.has(code) ||
    isUnavailableError(error.cause, depth + 1)
  )
}
