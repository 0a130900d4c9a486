import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { chooseEncoding, deliver, deliverNow, isKnown, prepareAnswer } from '@/server/answer'

test.each`
  accepted                     | chosen
  ${undefined}                 | ${'identity'}
  ${''}                        | ${'identity'}
  ${'none'}                    | ${'identity'}
  ${'identity'}                | ${'identity'}
  ${'gzip'}                    | ${'gzip'}
  ${'GZIP'}                    | ${'gzip'}
  ${'gzip, deflate'}           | ${'gzip'}
  ${'gzip, deflate, br, zstd'} | ${'br'}
  ${'gzip;q=1.0, br;q=0.1'}    | ${'br'}
  ${'gzip, br;q=0'}            | ${'gzip'}
  ${'gzip, br; q=0.000'}       | ${'gzip'}
  ${'gzip;q=0'}                | ${'identity'}
  ${'gzip;q=0, br;q=0'}        | ${'identity'}
  ${'*'}                       | ${'br'}
  ${'*;q=0'}                   | ${'identity'}
  ${'br;q=0, *'}               | ${'gzip'}
  ${'deflate'}                 | ${'identity'}
  ${'x-brotli, brotli'}        | ${'identity'}
`('[V1-14.9] Accept-Encoding $accepted gets $chosen', ({ accepted, chosen }) => {
  expect(chooseEncoding(accepted)).toBe(chosen)
})

test.each`
  sent                    | known
  ${undefined}            | ${false}
  ${''}                   | ${false}
  ${'"abc"'}              | ${true}
  ${'W/"abc"'}            | ${true}
  ${' "abc" '}            | ${true}
  ${'"x", W/"abc" , "y"'} | ${true}
  ${'*'}                  | ${true}
  ${'abc'}                | ${false}
  ${'"abcd"'}             | ${false}
  ${'"x","y"'}            | ${false}
`('[V1-14.9] If-None-Match $sent knows "abc": $known', ({ sent, known }) => {
  expect(isKnown(sent, '"abc"')).toBe(known)
})

const long = JSON.stringify({ status: 'success', text: 'Crème brûlée '.repeat(200) })
const headers = { 'Access-Control-Allow-Origin': '*' }

test('[V1-14.9] one answer has three bodies of the same text, each with its own length and encoding', async () => {
  const answer = prepareAnswer(200, long, headers)
  const sent = (acceptEncoding: string) => deliver(answer, { method: 'GET', acceptEncoding })
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
      ETag: answer.etag,
      'Content-Type': 'application/json; charset=utf-8',
      Vary: 'Accept-Encoding, Cookie',
    })
  }
})

test('an answer is compressed once however many ask for it, and only as it is asked for', async () => {
  const answer = prepareAnswer(200, long, headers)
  const asking = { method: 'GET', acceptEncoding: 'gzip' }
  expect(deliverNow(answer, asking)).toBeNull()
  const [first, second] = await Promise.all([deliver(answer, asking), deliver(answer, asking)])
  expect(first.bytes).toBe(second.bytes)
  expect(deliverNow(answer, asking)?.bytes).toBe(first.bytes)
  expect(Object.keys(answer.bodies)).toEqual(['identity', 'gzip'])
})

test('a text that is no JSON says so in every encoding', async () => {
  const answer = prepareAnswer(200, long, headers, 'text/calendar')
  for (const acceptEncoding of ['none', 'gzip', 'br']) {
    const { headers: sent } = await deliver(answer, { method: 'GET', acceptEncoding })
    expect(sent['Content-Type']).toBe('text/calendar; charset=utf-8')
  }
})

test('a short answer is sent as it is, whatever is accepted', async () => {
  const { headers: sent, bytes } = await deliver(prepareAnswer(200, '{}', headers), {
    method: 'GET',
    acceptEncoding: 'br',
  })
  expect(bytes?.toString()).toBe('{}')
  expect(sent).not.toHaveProperty('Content-Encoding')
})

test('[V1-14.9] a known answer is 304 without a body, and keeps the headers that caches need', async () => {
  const answer = prepareAnswer(200, long, headers)
  const { status, headers: sent, bytes } = await deliver(answer, { method: 'GET', ifNoneMatch: answer.etag })
  expect([status, bytes]).toEqual([304, null])
  expect(sent).toEqual({ ...headers, ETag: answer.etag, Vary: 'Accept-Encoding, Cookie' })
})

test('only a success can be known: a 404 stays a 404', async () => {
  const answer = prepareAnswer(404, '{}', headers)
  expect((await deliver(answer, { method: 'GET', ifNoneMatch: '*' })).status).toBe(404)
})

test('HEAD has the headers of GET and no body', async () => {
  const answer = prepareAnswer(200, long, headers)
  const get = await deliver(answer, { method: 'GET', acceptEncoding: 'gzip' })
  const head = await deliver(answer, { method: 'HEAD', acceptEncoding: 'gzip' })
  expect([head.bytes, head.headers]).toEqual([null, get.headers])
})

test('the same text has the same tag, another text another', async () => {
  const tags = ['{"a":1}', '{"a":1}', '{"a":2}'].map((json) => prepareAnswer(200, json, {}).etag)
  expect(tags[0]).toBe(tags[1])
  expect(tags[0]).not.toBe(tags[2])
})
