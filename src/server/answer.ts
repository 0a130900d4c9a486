import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Encoding = 'identity' | 'gzip' | 'br'
type Headers = Record<string, string | number>
type Body = { bytes: Buffer; headers: Headers }

/**
 * A whole HTTP answer, ready to be sent many times. The plain body is there from the start, each compressed one from the
 * first request that wants it: most answers are only ever asked for in one encoding.
 */
export type Answer = {
  status: number
  type: string
  etag: string
  bodies: { identity: Body } & Partial<Record<Encoding, Body>>
  /** Compressions under way: one per encoding however many ask. */
  compressing: Map<Encoding, Promise<Body>>
  notModified: Headers
  bytes: number
}

/** What of a request decides how an answer is sent. */
export type Asking = { method: string; acceptEncoding?: string | null; ifNoneMatch?: string | null }

/** What goes over the wire; null is no body. */
export type Delivery = { status: number; headers: Headers; bytes: Buffer | null }

const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)

/** Below a packet's size compressing gains nothing. */
const worthCompressing = 1_024

/*
 * Measured on 200 dishes (577 kB): brotli 5 takes 3.6 ms and leaves 42 kB (3: 1.5 ms, 50 kB), gzip 4 takes 2 ms and
 * leaves 56 kB (6: 3.9 ms, 50 kB).
 */
const brotliQuality = 5
const gzipLevel = 4

/** Tags a text once, JSON unless `type` says which other. `headers` go with every encoding and with 304. */
export function prepareAnswer(
  status: number,
  text: string,
  headers: Record<string, string>,
  type = 'application/json',
): Answer {
  const identity = Buffer.from(text)
  const etag = `"${createHash('sha1').update(identity).digest('base64url')}"`
  const common = { ...headers, ETag: etag, Vary: 'Accept-Encoding, Cookie' }
  return {
    status,
    type,
    etag,
    bodies: { identity: bodyOf(common, type, identity) },
    compressing: new Map(),
    notModified: common,
    bytes: Math.ceil(identity.length * 1.25) + 600, // compressed bodies weigh a quarter of the text at most
  }
}

const bodyOf = (common: Headers, type: string, bytes: Buffer, encoding?: Encoding): Body => ({
  bytes,
  headers: {
    ...common,
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': bytes.length,
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  },
})

async function compress({ bodies, type, notModified }: Answer, encoding: Encoding): Promise<Body> {
  const { bytes } = bodies.identity
  const compressed =
    encoding === 'gzip'
      ? await gzipped(bytes, { level: gzipLevel })
      : await brotlied(bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        })
  const body = bodyOf(notModified, type, compressed, encoding)
  bodies[encoding] = body
  return body
}

/** The part of an answer that a request wants: 304 when it has these bytes already, no body for HEAD. */
export async function deliver(answer: Answer, asking: Asking): Promise<Delivery> {
  const ready = deliverNow(answer, asking)
  if (ready) return ready
  const encoding = chooseEncoding(asking.acceptEncoding)
  const body = answer.compressing.get(encoding) ?? compress(answer, encoding)
  answer.compressing.set(encoding, body)
  try {
    return sent(answer, await body, asking)
  } finally {
    answer.compressing.delete(encoding)
  }
}

/** `deliver` for an answer whose bytes are ready; null when they have to be compressed first. */
export function deliverNow(answer: Answer, asking: Asking): Delivery | null {
  if (answer.status === 200 && isKnown(asking.ifNoneMatch, answer.etag)) {
    return { status: 304, headers: answer.notModified, bytes: null }
  }
  const { identity } = answer.bodies
  const body =
    identity.bytes.length < worthCompressing ? identity : answer.bodies[chooseEncoding(asking.acceptEncoding)]
  return body ? sent(answer, body, asking) : null
}

const sent = ({ status }: Answer, { bytes, headers }: Body, { method }: Asking): Delivery => ({
  status,
  headers,
  bytes: method === 'HEAD' ? null : bytes,
})

/** The encoding that the client's `Accept-Encoding` allows, the smallest first; `q=0` refuses one. */
export function chooseEncoding(accepted: string | null | undefined): Encoding {
  if (!accepted) return 'identity'
  const allowed = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((text) => text.replace(/\s/g, ''))
        return [name, !parameters.some((text) => /^q=0(\.0*)?$/.test(text))] as const
      }),
  )
  const allows = (name: Encoding) => allowed.get(name) ?? allowed.get('*') ?? false
  return allows('br') ? 'br' : allows('gzip') ? 'gzip' : 'identity'
}

/** Does `If-None-Match` name this answer? Weak tags and lists count; `*` does too. */
export function isKnown(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
