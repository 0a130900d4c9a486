import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openFileStore } from '@/server/files/open-file-store'
import { serveFile } from '@/server/files/serve-file'
import { pdf } from '../../../support/data/sample-files'
import { traversalTargets } from '../../../support/data/traversal-targets'

const home = mkdtempSync(path.join(os.tmpdir(), 'media-'))
const media = path.join(home, 'media')
const bytes = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251))
const secret = 'nobody may read this'
const before = { ...process.env }

beforeAll(() => {
  Object.assign(process.env, { MEDIA_DIR: media, PAYLOAD_SECRET: 'a secret of these tests' })
  for (const folder of ['logo/folder.webp', 'location', 'newsletters', 'catering'])
    mkdirSync(path.join(media, folder), { recursive: true })
  writeFileSync(path.join(media, 'logo', 'crest.webp'), bytes)
  writeFileSync(path.join(media, 'logo', 'crest-0a1b2c3d4e.webp'), bytes)
  writeFileSync(path.join(media, 'logo', 'empty.webp'), '')
  writeFileSync(path.join(media, 'logo', 'Café (1).png'), bytes)
  writeFileSync(path.join(media, 'logo', '.secret.webp'), secret)
  writeFileSync(path.join(media, 'newsletters', "L'été-0a1b2c3d4e.pdf"), pdf())
  writeFileSync(path.join(media, 'catering', 'menu-0a1b2c3d4e.docx'), bytes)
  for (const folder of [home, media, path.join(media, 'location')])
    writeFileSync(path.join(folder, 'canary.webp'), secret)
})
afterAll(() => {
  process.env = before
  rmSync(home, { recursive: true })
})

const ask = (name: string, headers: Record<string, string> = {}, method = 'GET', kind = 'logo') =>
  serveFile(kind, name, new Request('http://campus.example/files', { method, headers }))
const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('[PUB-7.38] serves stored files', () => {
  test('whole, with type, length and ETag, revalidated where the name may be reused', async () => {
    const response = await ask('crest.webp')
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      'cache-control': 'public, no-cache',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    expect(response.headers.has('content-disposition')).toBe(false)
    expect((await bodyOf(response)).equals(bytes)).toBe(true)
    expect((await ask('Café (1).png')).headers.get('content-type')).toBe('image/png')
    const empty = await ask('empty.webp')
    expect([empty.status, empty.headers.get('content-length')]).toEqual([200, '0'])
  })

  test('for a year where the name contains a hash of the content', async () => {
    const { headers } = await ask('crest-0a1b2c3d4e.webp')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test('in ranges', async () => {
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

  test('as 304 to clients that have them, and whole to clients that have another version', async () => {
    const { headers } = await ask('crest.webp', {}, 'HEAD')
    const etag = headers.get('etag') ?? ''
    expect((await ask('crest.webp', { 'if-none-match': etag })).status).toBe(304)
    expect((await ask('crest.webp', { 'if-none-match': '"other"' }, 'HEAD')).status).toBe(200)
    expect((await ask('crest.webp', { 'if-modified-since': headers.get('last-modified') ?? '' })).status).toBe(304)
    expect((await ask('crest.webp', { range: 'bytes=0-1', 'if-range': '"other"' }, 'HEAD')).status).toBe(200)
    expect((await ask('crest.webp', { range: 'bytes=0-1', 'if-range': etag }, 'HEAD')).status).toBe(206)
  })

  test('with another ETag after a picture is replaced under its name', async () => {
    const first = (await ask('crest.webp', {}, 'HEAD')).headers.get('etag')
    writeFileSync(path.join(media, 'logo', 'crest.webp'), Buffer.concat([bytes, bytes]))
    expect((await ask('crest.webp', { 'if-none-match': first ?? '' }, 'HEAD')).status).toBe(200)
    writeFileSync(path.join(media, 'logo', 'crest.webp'), bytes)
  })

  test('PDFs for viewing without scripts, and Office files for download under a plain name', async () => {
    const paper = await ask("L'été-0a1b2c3d4e.pdf", {}, 'HEAD', 'newsletters')
    expect(paper.headers.get('content-type')).toBe('application/pdf')
    expect(paper.headers.get('content-disposition')).toBe("inline; filename*=UTF-8''L%27%C3%A9t%C3%A9.pdf")
    expect(paper.headers.get('content-security-policy')).toMatch(/^default-src 'none';/)
    expect(paper.headers.get('content-security-policy')).not.toMatch(/script-src|sandbox/)
    const menu = await ask('menu-0a1b2c3d4e.docx', {}, 'HEAD', 'catering')
    expect(menu.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''menu.docx")
    expect(menu.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  })

  test.each([
    ...['../canary.webp', '..%2fcanary.webp', '..\\canary.webp', '/etc/passwd', '.secret.webp', 'folder.webp'],
    ...['nothing.webp', 'crest.webp\u0000', ''],
  ])('answers 404 for the name %j', async (name) => {
    expect((await ask(name)).status).toBe(404)
  })

  test.each(['..', '', 'constructor', '__proto__', 'media'])('answers 404 for the kind %j', async (kind) => {
    expect((await ask('canary.webp', {}, 'GET', kind)).status).toBe(404)
  })
})

/** The kinds and names that a router may read from an address: undecoded, and decoded up to three times. */
function interpretations(line: string): [string, string][] {
  const decode = (text: string) => {
    try {
      return decodeURIComponent(text)
    } catch {
      return Buffer.from(unescape(text), 'latin1').toString('utf8') // as a lenient router would
    }
  }
  const paths = [line, line.split('?')[0] ?? '']
  for (let times = 0; times < 3; times += 1) paths.push(decode(paths.at(-1) ?? ''))
  return paths.flatMap((each): [string, string][] => {
    const [, , kind = '', ...rest] = each.split('/')
    return [
      [kind, rest.join('/')],
      [kind, rest.at(-1) ?? ''],
      ['logo', each.slice('/files/logo/'.length)],
      [rest.slice(0, -1).join('/'), rest.at(-1) ?? ''],
    ]
  })
}

test('never serves a file outside the folder of its kind', async () => {
  const lines = traversalTargets('canary')
  expect(lines.length).toBeGreaterThanOrEqual(200)
  const asked = new Map(lines.flatMap((line) => interpretations(line).map((pair) => [pair.join('\0'), { line, pair }])))
  asked.delete('location\0canary.webp') // a legitimate address
  for (const { line, pair } of asked.values()) {
    const answer = await ask(pair[1], {}, 'GET', pair[0])
    expect([line, pair, answer.status, await answer.text()]).toEqual([line, pair, 404, 'Not found'])
  }
})

describe('the file store on disk', () => {
  test('lists, reads, writes and deletes files by kind and name', async () => {
    const store = await openFileStore()
    await store.write('staff', 'chef.webp', bytes, 'image/webp')
    await store.write('staff', 'chef.webp', bytes.subarray(1), 'image/webp')
    expect(await store.list('staff')).toEqual(['chef.webp'])
    expect((await store.read('staff', 'chef.webp'))?.equals(bytes.subarray(1))).toBe(true)
    await store.remove('staff', 'chef.webp')
    await store.remove('staff', 'chef.webp')
    expect([await store.list('staff'), await store.read('staff', 'chef.webp')]).toEqual([[], null])
    expect(await store.list('meal_plan')).toEqual([])
  })

  test.each(['..', '.', '', 'a/b.webp', '../canary.webp', 'a\\b.webp', 'a\u0000.webp'])(
    'rejects the name %j',
    async (name) => {
      const store = await openFileStore()
      await expect(store.read('logo', name)).rejects.toThrow('plain name')
      await expect(store.write('logo', name, bytes, 'image/webp')).rejects.toThrow('plain name')
      await expect(store.remove('logo', name)).rejects.toThrow('plain name')
    },
  )
})
