import { type AfterErrorHook, type PayloadRequest, APIError } from 'payload'
import { translate, bilingual, type BilingualText } from '@collections/labels'
import { fieldsOf } from '@/server/database/stored-values'

/** Errors of JavaScript, Mongoose and BSON for a value that cannot be converted. */
const conversionErrors = new Set(['TypeError', 'RangeError', 'SyntaxError', 'CastError', 'BSONError'])
/** Codes for a statement that the database does not understand. Locked, full and unreachable databases have others. */
const statementCodes: unknown[] = ['SQLITE_ERROR', 'SQLITE_MISMATCH', 'SQLITE_RANGE', 'SQLITE_TOOBIG', 2, 9, 14]

function isCausedByStatement(error: unknown): boolean {
  const { name, message, code, cause, status } = fieldsOf(error)
  if (message === 'Not supported' && name === 'APIError') return true // of Payload's adapter for SQLite
  if (status !== undefined) return false // an error with an answer of its own
  if (conversionErrors.has(String(name)) || statementCodes.includes(code)) return true
  return cause !== undefined && isCausedByStatement(cause)
}

const hasQuery = ({ query }: Partial<PayloadRequest>) =>
  ['where', 'sort', 'data'].some((name) => query?.[name] !== undefined)

/**
 * Answers a query that neither Payload nor the database can process with 400. Payload would answer 500, for example for
 * `where=abc` or for text that is compared with a list. Does not repeat the query. Faults of the database remain 500.
 */
export const queryErrors: AfterErrorHook = ({ error, req }) =>
  hasQuery(req) && isCausedByStatement(error)
    ? { status: 400, response: { errors: [{ message: translate(req, invalidQuery) }] } }
    : undefined

const invalidQuery = bilingual(
  'The query is not valid or too complex.',
  'La requête n’est pas valide ou est trop complexe.',
)

/** A refused query: 400 with one sentence. The studio's lists show an error of this name as an empty list. */
export class QueryRefusal extends APIError {
  constructor(req: PayloadRequest, text: BilingualText = invalidQuery) {
    super(translate(req, text), 400, null, true)
    this.name = 'QueryError'
  }
}
