import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { CopyError } from './copy-error'

export const usage = `Usage: npm run db:copy -- --from URL --to URL [--replace] [--files-from DIR] [--files-to DIR]

Copies a whole deployment from one database to another, with all ids and files: file:… (SQLite) or mongodb://… (MongoDB).
--replace empties the target first. --files-from and --files-to are the folders of the uploads (default: MEDIA_DIR, or the
bucket of S3_BUCKET).
Exit codes: 0 copied and both sides are the same, 1 refused or not the same, 130 stopped by Ctrl-C.`

/** The databases as URLs, and the folders of the uploads. Without a folder, the settings decide. */
export type CopyOptions = { from: string; to: string; replace: boolean; filesFrom?: string; filesTo?: string }

/** Parses the arguments of the program. Throws a `CopyError` for invalid ones. */
export function parseCopyOptions(args: string[]): CopyOptions {
  const options = {
    from: { type: 'string' },
    to: { type: 'string' },
    replace: { type: 'boolean', default: false },
    'files-from': { type: 'string' },
    'files-to': { type: 'string' },
  } as const
  const { values } = parseArgs({ args, options, allowPositionals: false })
  for (const side of ['from', 'to'] as const) {
    if (!values[side]) throw new CopyError(`Name the database to copy ${side} with --${side}.`)
    if (!/^(?:file:|mongodb(?:\+srv)?:\/\/)./.test(values[side]))
      throw new CopyError(`--${side} must start with file: (SQLite) or mongodb:// (MongoDB).`)
  }
  const [from, to] = [values.from ?? '', values.to ?? '']
  if (databaseIdentity(from) === databaseIdentity(to)) throw new CopyError('--from and --to name the same database.')
  return { from, to, replace: values.replace, filesFrom: values['files-from'], filesTo: values['files-to'] }
}

/** Returns the same text for two URLs of the same database, whatever their passwords, options and spelling. */
function databaseIdentity(url: string): string {
  if (!url.startsWith('file:')) {
    const [, hosts = '', database = ''] = /^mongodb(?:\+srv)?:\/\/(?:[^/]*@)?([^/?]*)(?:\/([^?]*))?/.exec(url) ?? []
    return `mongodb ${hosts.toLowerCase().split(',').sort().join()} ${database || 'test'}`
  }
  const file = databaseFile(url)
  return existsSync(file) ? realpathSync(file) : file
}

/** The absolute path of an embedded database. */
export const databaseFile = (url: string) => path.resolve(url.slice('file:'.length))

/** The URL of a database for messages, without user name, password and options. */
export const describeDatabase = (url: string) =>
  url.startsWith('file:') ? databaseFile(url) : url.replace(/\/\/[^/]*@/, '//').replace(/\?.*$/, '')
