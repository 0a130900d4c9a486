import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { answerFile } from '@/server/files'

const media = mkdtempSync(path.join(os.tmpdir(), 'media-'))
const bytes = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251))
const before = { ...process.env }

beforeAll(() => {
  Object.assign(process.env, { MEDIA_DIR: media, PAYLOAD_SECRET: 'a secret of these tests' })
  mkdirSync(path.join(media, 'logo', 'folder.webp'), { recursive: true })
  writeFileSync(path.join(media, 'logo', 'crest.webp'), bytes)
  writeFileSync(path.join(media, 'logo', 'Café (1).png'), bytes)
  writeFileSync(path.join(media, 'logo', '.secret.webp'), 'no')
  writeFileSync(path.join(media, 'private.webp'), 'no')
})
afterAll(() => {
  process.env = before
  rmSync(media, { recursive: true })
})

const ask = (name: string, headers: Record<string, string> = {}, method = 'GET', kind = 'logo') =>
  answerFile(kind, name, new Request('http://campus.example/files', { method, headers }))
const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('stored pictures', () => {
  test('come whole, with their type, length and tag, and are asked for again at every view', async () => {
    const response = await ask('crest.webp')
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      'cache-control': 'public, no-cache',
      'x-content-type-options': 'nosniff',
    })
    expect((await bodyOf(response)).equals(bytes)).toBe(true)
    expect((await ask('Café (1).png')).headers.get('content-type')).toBe('image/png')
  })

  test('come in part', async () => {
    const part = await ask('crest.webp', { range: 'bytes=10-19' })
    expect([part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([
      206,
      'bytes 10-19/1000',
      '10',
    ])
    expect((await bodyOf(part)).equals(bytes.subarray(10, 20))).toBe(true)
    const beyond = await ask('crest.webp', { range: 'bytes=1000-' })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */1000'])
  })

  test('are not sent again to who has them, and not in part to who has another', async () => {
    const { headers } = await ask('crest.webp', {}, 'HEAD')
    const etag = headers.get('etag') ?? ''
    expect((await ask('crest.webp', { 'if-none-match': etag })).status).toBe(304)
    expect((await ask('crest.webp', { 'if-none-match': '"other"' }, 'HEAD')).status).toBe(200)
    expect((await ask('crest.webp', { 'if-modified-since': headers.get('last-modified') ?? '' })).status).toBe(304)
    expect((await ask('crest.webp', { range: 'bytes=0-1', 'if-range': '"other"' }, 'HEAD')).status).toBe(200)
    expect((await ask('crest.webp', { range: 'bytes=0-1', 'if-range': etag }, 'HEAD')).status).toBe(206)
  })

  test('a picture that is replaced under its name has another tag', async () => {
    const first = (await ask('crest.webp', {}, 'HEAD')).headers.get('etag')
    writeFileSync(path.join(media, 'logo', 'crest.webp'), Buffer.concat([bytes, bytes]))
    expect((await ask('crest.webp', { 'if-none-match': first ?? '' }, 'HEAD')).status).toBe(200)
    writeFileSync(path.join(media, 'logo', 'crest.webp'), bytes)
  })

  test.each([
    '../private.webp',
    '..%2fprivate.webp',
    '..\\private.webp',
    '/etc/passwd',
    '.secret.webp',
    'folder.webp',
    'nothing.webp',
    'crest.webp\u0000',
    '',
  ])('%j is not found', async (name) => {
    expect((await ask(name)).status).toBe(404)
  })

  test.each(['..', '', 'constructor', '__proto__', 'staff'])('there is no kind %j', async (kind) => {
    expect((await ask('private.webp', {}, 'GET', kind)).status).toBe(404)
  })
})
