import { APIError, defaultLoggerOptions, type Config } from 'payload'
import { fieldsOf, rowsOf, textOf } from '@/server/database/stored-values'
import { scrubText } from './scrub-error'
import { locateSources } from './source-positions'

/** Names of fields with secrets, wherever an object is logged. */
const secretNames = ['password', 'hash', 'salt', 'token', 'resetPasswordToken', 'sessions', 'secret', 'recovery']
const secretHeaders = ['authorization', 'cookie']

/** What the log says of an error: no data of its own, which may be a whole document or request. */
export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? scrubText(error) : String(error)
  const { code, codeName, status, data } = error as Error & Record<string, unknown>
  const fields = rowsOf(fieldsOf(data).errors).flatMap(({ path }) => textOf(path) ?? [])
  return {
    type: error.constructor.name,
    name: error.name,
    message: scrubText(error.message),
    stack: scrubText(locateSources(error.stack ?? '')),
    ...(code === undefined ? {} : { code }),
    ...(codeName === undefined ? {} : { codeName }),
    ...(status === undefined ? {} : { status }),
    ...(fields.length === 0 ? {} : { fields }),
    ...(error.cause && depth < 5 ? { cause: describeError(error.cause, depth + 1) } : {}),
  }
}

/** Scrubs texts as well: nodemailer's messages name the recipient, and pino repeats the message of an error as a text. */
function scrubArguments([first, ...rest]: unknown[]): unknown[] {
  const texts = rest.map((each) => (typeof each === 'string' ? scrubText(each) : each))
  if (typeof first === 'string') return [scrubText(first), ...texts]
  const { msg, err } = fieldsOf(first)
  const error = first instanceof Error ? first : err
  const message = textOf(msg) ?? (error instanceof Error ? error.message : null)
  if (message === null || texts.length > 0) return [first, ...texts]
  return [first instanceof Error ? { err: first } : { ...fieldsOf(first), msg: undefined }, scrubText(message)]
}

/** The sentence of an answer that Payload logs like a fault, such as "This link has expired"; null for anything else. */
function refusalIn([first]: unknown[]): string | null {
  const { err } = fieldsOf(first)
  return err instanceof APIError && err.status < 500 ? err.message : null
}

/** Payload's logger, in its usual format, without secrets and personal data. A refusal is one line, without a stack trace. */
export const payloadLogger: NonNullable<Config['logger']> = {
  options: {
    serializers: { err: (error: unknown) => describeError(error), error: (error: unknown) => describeError(error) },
    redact: {
      paths: [
        ...secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        ...secretHeaders.flatMap((name) => [`headers.${name}`, `*.headers.${name}`]),
        'email',
        'username',
        '*.email',
        '*.username',
        '*.*.email',
      ],
      censor: '[hidden]',
    },
    formatters: { bindings: () => ({}) }, // no name, process id and host: as Payload does by default
    hooks: {
      logMethod(args, method) {
        const refusal = refusalIn(args)
        if (refusal !== null) this.info(refusal)
        else method.apply(this, scrubArguments(args) as Parameters<typeof method>)
      },
    },
  },
  destination: defaultLoggerOptions,
}
