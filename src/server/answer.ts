import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Encoding = 'identity' | 'gzip' | 'br'
type Body = { bytes: Buffer; headers: Record<string, string | number> }

/** A whole HTTP answer, ready to be sent many times: one body per encoding, each with its headers. */
export type Answer = { status: number; etag: string; bodies: Record<Encoding, Body>; notModified: Record<string, string>; bytes: number }

const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)

/** Compresses and tags a JSON text once. `headers` go with every encoding and with 304. */
export async function prepareAnswer(status: number, json: string, headers: Record<string, string>): Promise<Answer> {
  const identity = Buffer.from(json)
  const [gz, br] =
    identity.length < 1_024
      ? [identity, identity]
      : await Promise.all([
          gzipped(identity, { level: 6 }),
          brotlied(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
        ])
  const etag = `"${createHash('sha1').update(identity).digest('base64url')}"`
  const common = { ...headers, ETag: etag, Vary: 'Accept-Encoding, Cookie' }
  const body = (bytes: Buffer, encoding: Encoding): Body => ({
    bytes,
    headers: {
      ...common,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': bytes.length,
      ...(encoding !== 'identity' && bytes !== identity ? { 'Content-Encoding': encoding } : {}),
    },
  })
  return {
    status,
    etag,
    bodies: { identity: body(identity, 'identity'), gzip: body(gz, 'gzip'), br: body(br, 'br') },
    notModified: common,
    bytes: identity.length + gz.length + br.length + 600,
  }
}

/** The encoding that the client's `Accept-Encoding` allows, the smallest first; `q=0` refuses one. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  const allowed = new Map(
    accepted.toLowerCase().split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
      return [name, !parameters.some((text) => /^q=0(\.0+)?$/.test(text))] as const
    }),
  )
  const allows = (name: Encoding) => allowed.get(name) ?? allowed.get('*') ?? false
  return allows('br') ? 'br' : allows('gzip') ? 'gzip' : 'identity'
}

/** Does `If-None-Match` name this answer? Weak tags and lists count; `*` does too. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
