import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { GET } from '@/app/v1/route'
import { openPayload } from '@/server/database/payload'
import { serveCachedApi } from '@/server/http/http-entry'

/** A process on the parent's database that serves v1 over HTTP as `server.ts` does. It sends its port to the parent. */
const payload = await openPayload()
payload.logger.level = 'silent'
GET()
const server = createServer((request, response) => void serveCachedApi(request, response, '192.0.2.1'))
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
