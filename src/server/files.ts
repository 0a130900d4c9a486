import { open } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pictureType } from '@/domain/file-address'
import { isKnown } from './answer'
import { readByteRange } from './byte-range'
import { readSettings } from './settings'

/** Kind in the address -> folder under MEDIA_DIR. The upload collections write to the same folders. */
const folders: Record<string, string> = { images: 'images', location: 'location', logo: 'logo', news: 'news' }

/**
 * Answers a request for an upload: whole, in part (206, 416) or not at all (304, 404).
 *
 * A name can come back with another content (staff replace a picture and Payload takes the freed name), so nothing may
 * be kept unasked: `no-cache` with an ETag of size and time of writing costs one short question per view.
 */
export async function answerFile(kind: string, fileName: string, request: Request): Promise<Response> {
  const folder = Object.hasOwn(folders, kind) ? folders[kind] : undefined
  const type = pictureType(fileName)
  if (!folder || !type) return notFound()
  const file = await open(path.join(readSettings(process.env).mediaDir, folder, fileName)).catch(() => null)
  if (!file) return notFound()
  let streaming = false
  try {
    const stat = await file.stat()
    if (!stat.isFile()) return notFound()
    const { size, mtime, mtimeMs } = stat
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs * 1000).toString(36)}"`
    const headers: Record<string, string> = {
      'Accept-Ranges': 'bytes',
      'Cache-Control': 'public, no-cache',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      ETag: etag,
      'Last-Modified': mtime.toUTCString(),
      'X-Content-Type-Options': 'nosniff',
    }
    if (isUnchanged(request.headers, etag, mtime)) return new Response(null, { status: 304, headers })
    const range = mayBePart(request.headers.get('if-range'), etag)
      ? readByteRange(request.headers.get('range'), size)
      : null
    if (range === 'unsatisfiable')
      return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } })
    const { start, end } = range ?? { start: 0, end: size - 1 }
    headers['Content-Type'] = type
    headers['Content-Length'] = String(end - start + 1)
    if (range) headers['Content-Range'] = `bytes ${start}-${end}/${size}`
    const status = range ? 206 : 200
    if (request.method === 'HEAD' || size === 0) return new Response(null, { status, headers })
    streaming = true
    return new Response(Readable.toWeb(file.createReadStream({ start, end })) as ReadableStream, { status, headers })
  } finally {
    if (!streaming) await file.close()
  }
}

function isUnchanged(headers: Headers, etag: string, changed: Date): boolean {
  const known = headers.get('if-none-match')
  if (known) return isKnown(known, etag)
  const since = Date.parse(headers.get('if-modified-since') ?? '')
  return Math.floor(changed.getTime() / 1000) * 1000 <= since
}

/** A part is only of use to one who holds the rest of the same file. */
const mayBePart = (ifRange: string | null, etag: string) => ifRange === null || ifRange === etag

const notFound = () =>
  new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-cache' } })
