import { isVersioned, identifyFile, unversionedName, type IdentifiedFile } from '@/domain/files/file-urls'
import { matchesEtag } from '@/server/http/encoded-response'
import { readByteRange } from './byte-range'
import { FileStoreUnavailable, type OpenFile } from './file-store'
import { openFileStore } from './open-file-store'
import { logError } from '@/server/logging/log-error'

type FileRequest = Pick<Request, 'method' | 'headers'>

/**
 * Serves an upload: 200, 206 for a range, 304, 404, 416, or 503 while the store is unavailable. A file whose name contains a
 * hash of its content is cached for a year; older names may be reused for other content and are revalidated. Spec: PUB-7.38.
 */
export async function serveFile(kindWord: string, fileName: string, request: FileRequest): Promise<Response> {
  const named = identifyFile(kindWord, fileName)
  if (!named) return notFound()
  try {
    const file = await (await openFileStore()).open(named.kind, named.fileName)
    return file ? await answerOpen(named, file, request) : notFound()
  } catch (error) {
    if (!(error instanceof FileStoreUnavailable)) throw error
    logError('A file could not be read:', error)
    return plain(503, 'The file store does not answer. Try again in a moment.', { 'Retry-After': '10' })
  }
}

async function answerOpen(named: IdentifiedFile, file: OpenFile, request: FileRequest): Promise<Response> {
  let streaming = false
  try {
    const { size, changed } = file
    const etag = `"${file.tag}"`
    const headers: Record<string, string> = {
      'Accept-Ranges': 'bytes',
      'Cache-Control': isVersioned(named.fileName) ? 'public, max-age=31536000, immutable' : 'public, no-cache',
      ...securityHeaders(named),
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
 * Security headers for a file. Nothing in a picture or a document may run or load; an Office file is downloaded. The PDF
 * viewers of some browsers do not start in a sandbox and need inline styles.
 */
function securityHeaders({ type, fileName }: IdentifiedFile): Record<string, string> {
  const isPicture = type.startsWith('image/')
  const isPdf = type === 'application/pdf'
  const policy = isPdf
    ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
    : "default-src 'none'; sandbox"
  const fileNameParameter = `filename*=UTF-8''${encodeURIComponent(unversionedName(fileName)).replace(/['()*!]/g, escaped)}`
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    ...(isPicture ? {} : { 'Content-Disposition': `${isPdf ? 'inline' : 'attachment'}; ${fileNameParameter}` }),
  }
}

const escaped = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`

function isUnchanged(headers: Headers, etag: string, changed: Date): boolean {
  const known = headers.get('if-none-match')
  if (known) return matchesEtag(known, etag)
  const since = Date.parse(headers.get('if-modified-since') ?? '')
  return Math.floor(changed.getTime() / 1000) * 1000 <= since
}

/** `If-Range`: a range is useful only to a client that has the rest of the same file. */
const mayBePart = (ifRange: string | null, etag: string) => ifRange === null || ifRange === etag

const plain = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache', ...headers },
  })

const notFound = () => plain(404, 'Not found')
