import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'

/** The yardstick: a plain Node server that sends the same bytes with the same headers, and nothing else. */
const { status, headers, body } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as {
  status: number
  headers: Record<string, string>
  body: string
}
const bytes = Buffer.from(body, 'base64')
createServer((request, response) => {
  if (request.headers['if-none-match'] === headers.etag) {
    response.writeHead(304, { ETag: headers.etag ?? '' })
    response.end()
    return
  }
  response.writeHead(status, headers)
  response.end(bytes)
}).listen(Number(process.env.PORT))
