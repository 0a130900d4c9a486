import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { siteIdOf } from './campus'

/** Sends a raw request that an HTTP client would correct or refuse. Returns its status. */
function statusOf(baseURL: string, head: string) {
  const { hostname, port } = new URL(baseURL)
  return new Promise<number>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${head}\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`),
    )
    const parts: Buffer[] = []
    socket.on('data', (part) => parts.push(part))
    socket.on('error', reject)
    socket.on('close', () => resolve(Number(Buffer.concat(parts).toString().split(' ')[1])))
  })
}

test('[V1-1.7] ignores unusual hosts, user agents and content types', async ({ request }) => {
  const siteId = await siteIdOf(request, 'northgate')
  const response = await request.get(`/v1/locations/status?site_id=${siteId}&timestamp=1&odd`, {
    headers: {
      host: 'api.elsewhere.example',
      'user-agent': '',
      'content-type': 'application/json',
      accept: 'text/html',
    },
  })
  expect([response.status(), (await response.json()).status]).toEqual([200, 'success'])
})

test('[V1-14.3] answers malformed requests without a 5xx', async ({ baseURL }) => {
  const paths = [
    '//v1/sites/public',
    '/v1/sites/%/info',
    '/v1/%FF',
    '/v1/../v1/sites/public',
    '/v1/sites/public?%E0%A4%A',
    '/v1/sites/\\/info',
    '/v1/sites/public?__proto__[x]=1&constructor=2',
    `/v1/sites/${'a'.repeat(7_000)}/info`,
    '/v1/sites/public;a=b',
    '/v1/sites/public#x',
    '/v1/location/%2e%2e/periods',
    '/v1/_next/data',
    '/v1/sites/public?_rsc=1',
    '/v1/sites/public.rsc',
    '/v1/sites/public.txt',
  ]
  for (const path of paths) {
    const status = await statusOf(baseURL ?? '', `GET ${path} HTTP/1.1`)
    expect(status, path).toBeLessThan(500)
    expect(status, path).toBeGreaterThanOrEqual(200)
  }
  for (const method of ['POST', 'PROPFIND', 'TRACE', 'REPORT']) {
    const status = await statusOf(baseURL ?? '', `${method} /v1/sites/public HTTP/1.1\r\nContent-Length: 0`)
    expect(status, method).toBe(405)
  }
  for (const header of [
    'RSC: 1',
    'Next-Router-Prefetch: 1',
    'Next-Action: abc',
    'If-None-Match: "',
    'Accept-Encoding: ;;q=,',
    'Cookie: l1=%%%',
    'Range: bytes=0-1',
    'Expect: 100-continue',
  ])
    expect(
      await statusOf(baseURL ?? '', `GET /v1/sites/public?fresh=${encodeURIComponent(header)} HTTP/1.1\r\n${header}`),
      header,
    ).toBeLessThan(500)
})
