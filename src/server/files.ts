import { isVersioned, namedFile, plainName, type NamedFile } from '@/domain/file-address'
import { isKnown } from './answer'
import { readByteRange } from './byte-range'
import { openFileStore, StoreOutOfReach, type OpenFile } from './file-store'

type Asking = Pick<Request, 'method' | 'headers'>

/**
 * Answers a request for an upload: whole, in part (206, 416) or not at all (304, 404); 503 while the store is out of
 * reach. A name that tells its content may be kept for a year; one from before names did so could come back with another
 * content and is asked for again at every view. Spec: PUB-7.38.
 */
export async function answerFile(kindWord: string, fileName: string, request: Asking): Promise<Response> {
  const named = namedFile(kindWord, fileName)
  if (!named) return notFound()
  try {
    const file = await (await openFileStore()).open(named.kind, named.fileName)
    return file ? await answerOpen(named, file, request) : notFound()
  } catch (error) {
    if (!(error instanceof StoreOutOfReach)) throw error
    console.error(error)
    return plain(503, 'The store of files does not answer. Try again in a moment.', { 'Retry-After': '10' })
  }
}

async function answerOpen(named: NamedFile, file: OpenFile, request: Asking): Promise<Response> {
  let streaming = false
  try {
    const { size, changed } = file
    const etag = `"${file.tag}"`
    const headers: Record<string, string> = {
      'Accept-Ranges': 'bytes',
      'Cache-Control': isVersioned(named.fileName) ? 'public, max-age=31536000, immutable' : 'public, no-cache',
      ...safetyOf(named),
      ETag: etag,
      'Last-Modified': changed.toUTCString(),
    }
    if (isUnchanged(request.headers, etag, changed)) return new Response(null, { status: 304, headers })
    const range = mayBePart(request.headers.get('if-range'), etag)
      ? readByteRange(request.headers.get('range'), size)
      : null
    if (range === 'unsatisfiable')
      return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } })
    const { start, end } = range ?? { start: 0, end: size - 1 }
    headers['Content-Type'] = named.type
    headers['Content-Length'] = String(end - start + 1)
    if (range) headers['Content-Range'] = `bytes ${start}-${end}/${size}`
    const status = range ? 206 : 200
    if (request.method === 'HEAD' || size === 0) return new Response(null, { status, headers })
    const body = await file.stream({ start, end })
    if (!body) return notFound()
    streaming = true
    return new Response(body, { status, headers })
  } finally {
    if (!streaming) await file.close()
  }
}

/**
 * What a browser may do with the file. Nothing in a picture or a document may run or fetch; an Office file is saved, not
 * opened. Some browsers' own PDF viewers do not start in a sandbox, and bring their own style.
 */
function safetyOf({ type, fileName }: NamedFile): Record<string, string> {
  const shown = type.startsWith('image/')
  const isPdf = type === 'application/pdf'
  const policy = isPdf
    ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
    : "default-src 'none'; sandbox"
  const saved = `filename*=UTF-8''${encodeURIComponent(plainName(fileName)).replace(/['()*!]/g, escaped)}`
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    ...(shown ? {} : { 'Content-Disposition': `${isPdf ? 'inline' : 'attachment'}; ${saved}` }),
  }
}

const escaped = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`

function isUnchanged(headers: Headers, etag: string, changed: Date): boolean {
  const known = headers.get('if-none-match')
  if (known) return isKnown(known, etag)
  const since = Date.parse(headers.get('if-modified-since') ?? '')
  return Math.floor(changed.getTime() / 1000) * 1000 <= since
}

/** A part is only of use to one who holds the rest of the same file. */
const mayBePart = (ifRange: string | null, etag: string) => ifRange === null || ifRange === etag

const plain = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache', ...headers },
  })

const notFound = () => plain(404, 'Not found')
