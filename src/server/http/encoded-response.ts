import { createHash } from 'node:crypto'
import { compressText } from './compress-text'

type Encoding = 'identity' | 'gzip' | 'br'
type Headers = Record<string, string | number | string[]>
type Body = { bytes: Buffer; headers: Headers }

/**
 * A complete response that can be sent many times. The plain body exists from the start, a compressed one from the first
 * request that accepts its encoding: most responses are only ever requested in one encoding.
 */
export type EncodedResponse = {
  status: number
  type: string
  /** The ETag of the plain body. Each encoding has its own. */
  etag: string
  bodies: { identity: Body } & Partial<Record<Encoding, Body>>
  /** Compressions in progress, one per encoding, shared by concurrent requests. */
  compressing: Map<Encoding, Promise<Body>>
  /** The headers of every representation, without its ETag. */
  common: Headers
  /** The headers that belong to the body, such as the policy of a page: a response without one must not replace them. */
  document: Headers | null
  bytes: number
}

/** The parts of a request that decide how a response is sent. */
export type ContentNegotiation = { method: string; acceptEncoding?: string | null; ifNoneMatch?: string | null }

/** A response as it is sent; `bytes` is null when it has no body. */
export type HttpResponse = { status: number; headers: Headers; bytes: Buffer | null }

/** A smaller body fits into one packet, where compression gains nothing. */
const minCompressedBytes = 1_024

/**
 * A response with this text and an ETag. `type` is the media type. `headers` are sent with every encoding and with 304, those of
 * the `document` only with its body.
 */
export function createEncodedResponse(
  status: number,
  text: string,
  headers: Record<string, string | string[]>,
  type = 'application/json',
  document: Record<string, string> | null = null,
): EncodedResponse {
  const identity = Buffer.from(text)
  const etag = `"${createHash('sha1').update(identity).digest('base64url')}"`
  const common = { ...headers, Vary: 'Accept-Encoding, Cookie' }
  return {
    status,
    type,
    etag,
    bodies: { identity: bodyOf({ common, etag, type }, identity, 'identity') },
    compressing: new Map(),
    common,
    document,
    bytes: Math.ceil(identity.length * 1.25) + 600, // compressed bodies are at most a quarter of the text
  }
}

/**
 * The ETag of a response in an encoding: `"abc"`, `"abc-gzip"` or `"abc-br"`. It is strong, so that it may stand for one
 * sequence of bytes only. Spec: V1-14.13.
 */
const etagOf = (etag: string, encoding: Encoding) =>
  encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`

const bodyOf = (
  { common, etag, type }: Pick<EncodedResponse, 'common' | 'etag' | 'type'>,
  bytes: Buffer,
  encoding: Encoding,
): Body => ({
  bytes,
  headers: {
    ...common,
    ETag: etagOf(etag, encoding),
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': bytes.length,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  },
})

async function compress(response: EncodedResponse, encoding: Encoding): Promise<Body> {
  const { bodies } = response
  const { bytes } = bodies.identity
  const compressed = encoding === 'identity' ? bytes : await compressText(bytes, encoding)
  const body = bodyOf(response, compressed, encoding)
  bodies[encoding] = body
  return body
}

/**
 * The response for one request, in an encoding that it accepts: 304 when the client has these bytes in
 * that encoding, no body for HEAD. Spec: V1-14.13.
 */
export async function toHttpResponse(response: EncodedResponse, context: ContentNegotiation): Promise<HttpResponse> {
  const ready = toReadyHttpResponse(response, context)
  if (ready) return ready
  const encoding = chooseEncoding(context.acceptEncoding)
  const body = response.compressing.get(encoding) ?? compress(response, encoding)
  response.compressing.set(encoding, body)
  try {
    return withBody(response, await body, context)
  } finally {
    response.compressing.delete(encoding)
  }
}

/** As `toHttpResponse`, at once; null when the body has to be compressed first. */
export function toReadyHttpResponse(response: EncodedResponse, context: ContentNegotiation): HttpResponse | null {
  const { identity } = response.bodies
  const encoding = identity.bytes.length < minCompressedBytes ? 'identity' : chooseEncoding(context.acceptEncoding)
  if (context.ifNoneMatch && response.status === 200) {
    const etag = etagOf(response.etag, encoding)
    if (matchesEtag(context.ifNoneMatch, etag))
      return { status: 304, headers: { ...response.common, ETag: etag }, bytes: null }
  }
  const body = response.bodies[encoding]
  return body ? withBody(response, body, context) : null
}

const withBody = (
  { status, document }: EncodedResponse,
  { bytes, headers }: Body,
  { method }: ContentNegotiation,
): HttpResponse =>
  method === 'HEAD'
    ? { status, headers, bytes: null }
    : { status, headers: document ? { ...headers, ...document } : headers, bytes }

/** The smallest encoding that `Accept-Encoding` allows; `q=0` excludes one. */
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

/** Whether `If-None-Match` contains an ETag. Weak tags, lists and `*` count. */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
