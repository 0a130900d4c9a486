import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import {
  chooseEncoding,
  toHttpResponse,
  toReadyHttpResponse,
  matchesEtag,
  createEncodedResponse,
} from '@/server/http/encoded-response'

test.each`
  accepted                     | chosen
  ${undefined}                 | ${'identity'}
  ${''}                        | ${'identity'}
  ${'identity'}                | ${'identity'}
  ${'gzip'}                    | ${'gzip'}
  ${'gzip, deflate'}           | ${'gzip'}
  ${'gzip, deflate, br, zstd'} | ${'br'}
  ${'gzip;q=1.0, br;q=0.1'}    | ${'br'}
  ${'gzip, br;q=0'}            | ${'gzip'}
  ${'gzip;q=0'}                | ${'identity'}
  ${'*'}                       | ${'br'}
  ${'*;q=0'}                   | ${'identity'}
  ${'br;q=0, *'}               | ${'gzip'}
  ${'x-brotli, brotli'}        | ${'identity'}
`('[V1-14.9] chooses $chosen for Accept-Encoding $accepted', ({ accepted, chosen }) => {
  expect(chooseEncoding(accepted)).toBe(chosen)
})

test.each`
  header                  | matches
  ${undefined}            | ${false}
  ${''}                   | ${false}
  ${'"abc"'}              | ${true}
  ${'W/"abc"'}            | ${true}
  ${'"x", W/"abc" , "y"'} | ${true}
  ${'*'}                  | ${true}
  ${'abc'}                | ${false}
  ${'"abcd"'}             | ${false}
  ${'"x","y"'}            | ${false}
`('[V1-14.9] If-None-Match $header matches "abc": $matches', ({ header, matches }) => {
  expect(matchesEtag(header, '"abc"')).toBe(matches)
})

const long = JSON.stringify({ status: 'success', text: 'Crème brûlée '.repeat(200) })
const headers = { 'Access-Control-Allow-Origin': '*' }

test('[V1-1.7] [V1-14.9] sends the same text in three encodings, each with its length', async () => {
  const answer = createEncodedResponse(200, long, headers)
  const sent = (acceptEncoding: string) => toHttpResponse(answer, { method: 'GET', acceptEncoding })
  const [plain, gzip, br] = await Promise.all([sent('none'), sent('gzip'), sent('br')])
  expect(plain.bytes?.toString()).toBe(long)
  expect(gunzipSync(gzip.bytes ?? '').toString()).toBe(long)
  expect(brotliDecompressSync(br.bytes ?? '').toString()).toBe(long)
  expect(plain.headers).not.toHaveProperty('Content-Encoding')
  expect(gzip.headers).toMatchObject({ 'Content-Encoding': 'gzip', 'Content-Length': gzip.bytes?.length })
  expect(br.headers).toMatchObject({ 'Content-Encoding': 'br', 'Content-Length': br.bytes?.length })
  for (const each of [plain, gzip, br]) {
    expect(each.headers).toMatchObject({
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      Vary: 'Accept-Encoding, Cookie',
    })
  }
})

test('compresses once for concurrent requests, and only in the requested encoding', async () => {
  const answer = createEncodedResponse(200, long, headers)
  const asking = { method: 'GET', acceptEncoding: 'gzip' }
  expect(toReadyHttpResponse(answer, asking)).toBeNull()
  const [first, second] = await Promise.all([toHttpResponse(answer, asking), toHttpResponse(answer, asking)])
  expect(first.bytes).toBe(second.bytes)
  expect(toReadyHttpResponse(answer, asking)?.bytes).toBe(first.bytes)
  expect(Object.keys(answer.bodies)).toEqual(['identity', 'gzip'])
})

test('keeps another media type in every encoding', async () => {
  const answer = createEncodedResponse(200, long, headers, 'text/calendar')
  for (const acceptEncoding of ['none', 'gzip', 'br']) {
    const { headers: sent } = await toHttpResponse(answer, { method: 'GET', acceptEncoding })
    expect(sent['Content-Type']).toBe('text/calendar; charset=utf-8')
  }
})

test('does not compress a short response', async () => {
  const { headers: sent, bytes } = await toHttpResponse(createEncodedResponse(200, '{}', headers), {
    method: 'GET',
    acceptEncoding: 'br',
  })
  expect(bytes?.toString()).toBe('{}')
  expect(sent).not.toHaveProperty('Content-Encoding')
})

test('[V1-14.9] answers 304 without a body to a matching ETag, with the headers that caches need', async () => {
  const answer = createEncodedResponse(200, long, headers)
  const { status, headers: sent, bytes } = await toHttpResponse(answer, { method: 'GET', ifNoneMatch: answer.etag })
  expect([status, bytes]).toEqual([304, null])
  expect(sent).toEqual({ ...headers, ETag: answer.etag, Vary: 'Accept-Encoding, Cookie' })
})

test('[V1-14.13] has a strong ETag of its own for each encoding, and revalidates each with its own', async () => {
  const answer = createEncodedResponse(200, long, headers)
  const encodings = ['none', 'gzip', 'br']
  const send = (acceptEncoding: string, ifNoneMatch?: string) =>
    toHttpResponse(answer, { method: 'GET', acceptEncoding, ifNoneMatch })
  const tags = await Promise.all(encodings.map(async (encoding) => String((await send(encoding)).headers.ETag)))
  expect(new Set(tags).size).toBe(3)
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/)
  for (const [index, encoding] of encodings.entries())
    for (const [other, tag] of tags.entries()) {
      const { status, headers: sent } = await send(encoding, `"old", W/${tag}`)
      expect([encoding, tag, status, sent.ETag]).toEqual([encoding, tag, index === other ? 304 : 200, tags[index]])
    }
})

test('[V1-14.13] sends the tag of the plain body where a short body is not compressed', async () => {
  const answer = createEncodedResponse(200, '{}', headers)
  const { headers: sent } = await toHttpResponse(answer, { method: 'GET', acceptEncoding: 'br' })
  expect(sent.ETag).toBe(answer.etag)
})

test('never answers 304 for an error', async () => {
  const answer = createEncodedResponse(404, '{}', headers)
  expect((await toHttpResponse(answer, { method: 'GET', ifNoneMatch: '*' })).status).toBe(404)
})

test('answers HEAD with the headers of GET and no body', async () => {
  const answer = createEncodedResponse(200, long, headers)
  const get = await toHttpResponse(answer, { method: 'GET', acceptEncoding: 'gzip' })
  const head = await toHttpResponse(answer, { method: 'HEAD', acceptEncoding: 'gzip' })
  expect([head.bytes, head.headers]).toEqual([null, get.headers])
})
