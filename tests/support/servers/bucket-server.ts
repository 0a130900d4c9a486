import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Stored = { bytes: Buffer; type: string; changed: Date; tag: string }

/** Starts a server with the part of the S3 API that uploads use, with path-style URLs: put, ranged get, list and delete. */
export async function startBucketServer(bucket: string) {
  const objects = new Map<string, Stored>()
  const requests: string[] = []
  let isFailing = false
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://bucket')
    const [, bucketName, ...rest] = url.pathname.split('/')
    const key = decodeURIComponent(rest.join('/'))
    requests.push(`${request.method} ${key}${request.headers.range ? ` ${request.headers.range}` : ''}`)
    const isSigned = request.headers.authorization?.includes('Credential=a-key/')
    if (isFailing) return void sendError(response, 500, 'InternalError')
    if (!isSigned) return void sendError(response, 403, 'AccessDenied')
    if (bucketName !== bucket) return void sendError(response, 404, 'NoSuchBucket')
    if (key === '') return void sendList(response, url.searchParams.get('prefix') ?? '', [...objects.keys()])
    if (request.method === 'PUT') return void receiveObject(request, response, (stored) => objects.set(key, stored))
    if (request.method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    const object = objects.get(key)
    if (!object) return void sendError(response, 404, 'NoSuchKey')
    return void sendObject(request, response, object)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    requests,
    /** Answers every request with status 500, or stops doing so. */
    setFailing: (failing: boolean) => {
      isFailing = failing
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function sendError(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { 'Content-Type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

function receiveObject(request: IncomingMessage, response: ServerResponse, store: (object: Stored) => void) {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const bytes = Buffer.concat(parts)
    const tag = `"${createHash('md5').update(bytes).digest('hex')}"`
    store({ bytes, tag, type: request.headers['content-type'] ?? '', changed: new Date() })
    response.writeHead(200, { ETag: tag }).end()
  })
}

function sendObject(request: IncomingMessage, response: ServerResponse, { bytes, tag, type, changed }: Stored) {
  if (request.headers['if-match'] && request.headers['if-match'] !== tag)
    return sendError(response, 412, 'PreconditionFailed')
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

function sendList(response: ServerResponse, prefix: string, keys: string[]) {
  const found = keys.filter((key) => key.startsWith(prefix)).map((key) => `<Contents><Key>${key}</Key></Contents>`)
  response.writeHead(200, { 'Content-Type': 'application/xml' })
  response.end(
    `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${found.join('')}</ListBucketResult>`,
  )
}
