import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'

/** A program: a plain Node server that sends recorded responses with the same bytes and headers. */
type Reply = { status: number; headers: Record<string, string>; body: string }
const { reply, unchanged } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Record<
  'reply' | 'unchanged',
  Reply
>
const bytes = Buffer.from(reply.body, 'base64')
const { etag } = reply.headers
createServer((request, response) => {
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(unchanged.status, unchanged.headers)
    response.end()
    return
  }
  response.writeHead(reply.status, reply.headers)
  response.end(bytes)
}).listen(Number(process.env.PORT))
