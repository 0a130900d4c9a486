import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { servingLocation, siteIdOf, today } from './campus'

/** Sends a raw request that an HTTP client would correct or refuse. Returns status, headers and body. */
function raw(baseURL: string, head: string) {
  const { hostname, port } = new URL(baseURL)
  return new Promise<{ status: number; headers: string; body: Buffer }>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${head}\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`),
    )
    const parts: Buffer[] = []
    socket.on('data', (part) => parts.push(part))
    socket.on('error', reject)
    socket.on('close', () => {
      const all = Buffer.concat(parts)
      const end = all.indexOf('\r\n\r\n')
      const headers = all.subarray(0, end).toString()
      resolve({ status: Number(headers.split(' ')[1]), headers: headers.toLowerCase(), body: all.subarray(end + 4) })
    })
  })
}

test('[V1-14.9] lets any origin read a response and revalidate it by ETag', async ({ request }) => {
  for (const round of ['built', 'kept']) {
    const response = await request.get('/v1/sites/public', { headers: { origin: 'https://elsewhere.example' } })
    const headers = response.headers()
    expect(headers['access-control-allow-origin'], round).toBe('*')
    expect(headers['access-control-allow-credentials'], round).toBeUndefined()
    expect(headers['content-type'], round).toContain('application/json')
    expect(headers['cache-control'], round).toBe('no-cache')
    expect(headers.vary?.toLowerCase(), round).toContain('accept-encoding')
    const again = await request.get('/v1/sites/public', { headers: { 'if-none-match': headers.etag ?? '' } })
    expect([again.status(), (await again.body()).length], round).toEqual([304, 0])
  }
})

test('[V1-1.7] compresses a response as the client accepts, built or cached', async ({ request, baseURL }) => {
  const { location } = await servingLocation(request)
  const plain = await (await request.get(`/v1/location/${location.id}/periods?date=${today}`)).text()
  for (const fresh of [`fresh${Date.now()}`, `again${Date.now()}`])
    for (const [accepted, read] of [
      ['none', String],
      ['gzip, deflate', gunzipSync],
      ['gzip, br', brotliDecompressSync],
    ] as const)
      for (const round of ['built', 'kept']) {
        const address = `/v1/location/${location.id}/periods?date=${today}&${fresh}=${accepted.replaceAll(/\W/g, '')}`
        const { status, body, headers } = await raw(
          baseURL ?? '',
          `GET ${address} HTTP/1.1\r\nAccept-Encoding: ${accepted}`,
        )
        expect(status).toBe(200)
        expect(headers.includes('content-encoding:'), `${accepted} ${round}`).toBe(accepted !== 'none')
        expect(String(read(unchunked(headers, body))), `${accepted} ${round}`).toBe(plain)
      }
})

/** Decodes a chunked body. Next.js can send chunks; our own entry does not. */
function unchunked(headers: string, body: Buffer): Buffer {
  if (!headers.includes('transfer-encoding: chunked')) return body
  const parts: Buffer[] = []
  for (let at = 0; at < body.length;) {
    const end = body.indexOf('\r\n', at)
    const size = parseInt(body.subarray(at, end).toString(), 16)
    if (!size) break
    parts.push(body.subarray(end + 2, end + 2 + size))
    at = end + 2 + size + 2
  }
  return Buffer.concat(parts)
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
    const { status } = await raw(baseURL ?? '', `GET ${path} HTTP/1.1`)
    expect(status, path).toBeLessThan(500)
    expect(status, path).toBeGreaterThanOrEqual(200)
  }
  for (const method of ['POST', 'PROPFIND', 'TRACE', 'REPORT']) {
    const { status } = await raw(baseURL ?? '', `${method} /v1/sites/public HTTP/1.1\r\nContent-Length: 0`)
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
      (await raw(baseURL ?? '', `GET /v1/sites/public?fresh=${encodeURIComponent(header)} HTTP/1.1\r\n${header}`))
        .status,
      header,
    ).toBeLessThan(500)
})
