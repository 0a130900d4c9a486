import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Stored = { bytes: Buffer; type: string; changed: Date; tag: string }

/** A server that speaks as much of S3 as uploads need, path style: objects are put, read in parts, listed and deleted. */
export async function startBucketServer(bucket: string) {
  const objects = new Map<string, Stored>()
  const asked: string[] = []
  let out = false
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://bucket')
    const [, named, ...rest] = url.pathname.split('/')
    const key = decodeURIComponent(rest.join('/'))
    asked.push(`${request.method} ${key}${request.headers.range ? ` ${request.headers.range}` : ''}`)
    const signed = request.headers.authorization?.includes('Credential=a-key/')
    if (out) return void fault(response, 500, 'InternalError')
    if (!signed) return void fault(response, 403, 'AccessDenied')
    if (named !== bucket) return void fault(response, 404, 'NoSuchBucket')
    if (key === '') return void list(response, url.searchParams.get('prefix') ?? '', [...objects.keys()])
    if (request.method === 'PUT') return void put(request, response, (stored) => objects.set(key, stored))
    if (request.method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    const object = objects.get(key)
    if (!object) return void fault(response, 404, 'NoSuchKey')
    return void give(request, response, object)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    asked,
    /** Whether every request is answered by a fault of the server. */
    goOut: (gone: boolean) => {
      out = gone
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function fault(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { 'Content-Type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

function put(request: IncomingMessage, response: ServerResponse, keep: (stored: Stored) => void) {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const bytes = Buffer.concat(parts)
    const tag = `"${createHash('md5').update(bytes).digest('hex')}"`
    keep({ bytes, tag, type: request.headers['content-type'] ?? '', changed: new Date() })
    response.writeHead(200, { ETag: tag }).end()
  })
}

function give(request: IncomingMessage, response: ServerResponse, { bytes, tag, type, changed }: Stored) {
  if (request.headers['if-match'] && request.headers['if-match'] !== tag)
    return fault(response, 412, 'PreconditionFailed')
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  const part = first && last ? bytes.subarray(Number(first), Number(last) + 1) : bytes
  response.writeHead(first ? 206 : 200, {
    'Content-Type': type,
    'Content-Length': part.length,
    'Last-Modified': changed.toUTCString(),
    ETag: tag,
    ...(first ? { 'Content-Range': `bytes ${first}-${last}/${bytes.length}` } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : part)
}

function list(response: ServerResponse, prefix: string, keys: string[]) {
  const found = keys.filter((key) => key.startsWith(prefix)).map((key) => `<Contents><Key>${key}</Key></Contents>`)
  response.writeHead(200, { 'Content-Type': 'application/xml' })
  response.end(
    `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${found.join('')}</ListBucketResult>`,
  )
}
