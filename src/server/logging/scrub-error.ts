/** Properties of database and mail errors that repeat what was written, queried or sent. */
const revealing = [
  'params', // Drizzle: the values of a statement
  'query',
  'keyValue', // MongoDB: the value that exists already
  'errorResponse',
  'errInfo',
  'op',
  'writeErrors',
  'result',
  'value', // Mongoose: a value that cannot be cast
  'stringValue',
  'rejected', // nodemailer: the recipients
  'rejectedErrors',
  'envelope',
  'response',
]

const hidden = '[hidden]'
/** A part of a text that can be a secret or personal data, and what replaces it. */
const replacements: [RegExp, string][] = [
  [/\nparams:[\s\S]*?(?=\n\s+at |$)/g, `\nparams: ${hidden}`], // Drizzle: values end where the stack begins
  [/\bdup key: *\{[\s\S]*?\}(?=\s|$)/g, `dup key: ${hidden}`],
  [/\bfor value "[\s\S]*?" \(type/g, `for value ${hidden} (type`],
  [/[^\s"'<>:;,=(){}[\]/\\@]+@[^\s"'<>;,(){}[\]/\\@]+\.[^\s"'<>;:,(){}[\]/\\@]+/g, '[email]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, hidden], // a session token
  [/(?<![\w-])[0-9a-f]{40,}(?![\w-])/gi, hidden], // a hash, a salt or the key of a link
]

/** A text without e-mail addresses, session tokens, hashes and the values of a database statement. */
export const scrubText = (text: string): string =>
  replacements.reduce((scrubbed, [pattern, replacement]) => scrubbed.replace(pattern, replacement), text)

/**
 * Removes from an error and its causes what it repeats of the data: errors of databases contain the e-mail, the salt and the
 * hash of an account. Changes the error itself, because whoever catches it may log it. Returns it. Its class, its code and its
 * labels stay.
 */
export function scrubError<Fault>(fault: Fault, depth = 0): Fault {
  if (!(fault instanceof Error) || depth > 5) return fault
  const error = fault as Error & Record<string, unknown>
  for (const name of revealing) if (Object.hasOwn(error, name)) delete error[name]
  const { stack } = error
  if (scrubText(error.message) !== error.message) error.message = scrubText(error.message)
  if (stack) error.stack = scrubText(stack)
  scrubError(error.cause, depth + 1)
  if (error instanceof AggregateError) for (const each of error.errors) scrubError(each, depth + 1)
  return fault
}
