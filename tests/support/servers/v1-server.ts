import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { GET } from '@/app/v1/[[...path]]/route'
import { runWithRequest } from '@/server/http/current-request'
import { openPayload } from '@/server/database/payload'

/** A process on the parent's database that serves v1 over HTTP with the route that Next calls. It sends its port to the parent. */
const payload = await openPayload()
payload.logger.level = 'silent'
const server = createServer((incoming, response) => {
  const parts: Buffer[] = []
  incoming.on('data', (part: Buffer) => parts.push(part))
  incoming.on('end', () => {
    const { method = 'GET', url = '/', headers } = incoming
    const texts = Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
    const body = method === 'GET' || method === 'HEAD' ? null : new Uint8Array(Buffer.concat(parts))
    const request = new Request(`http://${headers.host}${url}`, {
      method,
      headers: new Headers(texts as [string, string][]),
      body,
    })
    void runWithRequest({ response, network: '192.0.2.1' }, () => GET(request)).then(async (answer) => {
      response.writeHead(answer.status, [...answer.headers].flat())
      response.end(Buffer.from(await answer.arrayBuffer()))
    })
  })
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
