import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Refused } from './refused'

export const usage = `Usage: npm run db:copy -- --from URL --to URL [--replace] [--files-from DIR] [--files-to DIR]

Takes a whole deployment from one database to another, with all ids and files: file:… (SQLite) or mongodb://… (MongoDB).
--replace empties the target first, --files-from and --files-to are the folders of the uploads (both MEDIA_DIR, or the
bucket of S3_BUCKET, unless said).
Exit codes: 0 copied and both sides are the same, 1 refused or not the same, 130 stopped by Ctrl-C.`

/** What the operator wants copied; a folder that is undefined was not named. */
export type Order = { from: string; to: string; replace: boolean; filesFrom?: string; filesTo?: string }

/** Reads the arguments. Refuses with one sentence for what cannot be meant. */
export function readOrder(args: string[]): Order {
  const options = {
    from: { type: 'string' },
    to: { type: 'string' },
    replace: { type: 'boolean', default: false },
    'files-from': { type: 'string' },
    'files-to': { type: 'string' },
  } as const
  const { values } = parseArgs({ args, options, allowPositionals: false })
  for (const side of ['from', 'to'] as const) {
    if (!values[side]) throw new Refused(`Say with --${side} which database to copy ${side}.`)
    if (!/^(?:file:|mongodb(?:\+srv)?:\/\/)./.test(values[side]))
      throw new Refused(`--${side} must start with file: (SQLite) or mongodb:// (MongoDB).`)
  }
  const [from, to] = [values.from ?? '', values.to ?? '']
  if (placeOf(from) === placeOf(to)) throw new Refused('--from and --to name the same database.')
  return { from, to, replace: values.replace, filesFrom: values['files-from'], filesTo: values['files-to'] }
}

/** Which database an address means, whatever its password and options; two spellings of one file are one. */
function placeOf(url: string): string {
  if (!url.startsWith('file:')) {
    const [, hosts = '', database = ''] = /^mongodb(?:\+srv)?:\/\/(?:[^/]*@)?([^/?]*)(?:\/([^?]*))?/.exec(url) ?? []
    return `mongodb ${hosts.toLowerCase().split(',').sort().join()} ${database || 'test'}`
  }
  const file = fileOf(url)
  return existsSync(file) ? realpathSync(file) : file
}

/** The file of an embedded database, absolute. */
export const fileOf = (url: string) => path.resolve(url.slice('file:'.length))

/** A database as it is named to people: without names, passwords and options. */
export const titleOf = (url: string) =>
  url.startsWith('file:') ? fileOf(url) : url.replace(/\/\/[^/]*@/, '//').replace(/\?.*$/, '')
