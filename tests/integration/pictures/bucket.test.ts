import { existsSync } from 'node:fs'
import { jest } from '@jest/globals'
import type { Payload } from 'payload'
import { both } from '../../support/data/campus'
import { startBucketServer } from '../../support/servers/bucket-server'
import { pdf, png } from '../../support/data/sample-files'

/** Payload's configuration reads the settings when it loads, so all modules are imported after the settings are set. */
const bucket = await startBucketServer('dining')
Object.assign(process.env, {
  S3_BUCKET: 'dining',
  S3_ENDPOINT: bucket.endpoint,
  S3_ACCESS_KEY_ID: 'a-key',
  S3_SECRET_ACCESS_KEY: 'a-secret',
  S3_FORCE_PATH_STYLE: 'true',
})
const { openPayload, closePayload } = await import('../../support/payload')
const { makeCampus } = await import('../../support/data/campus')
const { serveFile } = await import('@/server/files/serve-file')
const payload: Payload = await openPayload()
let site: string
beforeAll(async () => {
  site = (await makeCampus(payload, 'northgate')).site
})
afterAll(async () => {
  await closePayload()
  bucket.close()
})

const alt = both('Soup', 'Soupe')
const fileOf = (data: Buffer, name: string) => ({ data, name, mimetype: 'application/octet-stream', size: data.length })
const overrideAccess = true
const send = async (bytes: Buffer, name: string) =>
  payload.create({ collection: 'images', data: { site, alt }, file: fileOf(bytes, name), overrideAccess })
const get = (kind: string, name: string | null | undefined, headers: Record<string, string> = {}, method = 'GET') =>
  serveFile(kind, name ?? '', new Request('http://campus.example/files', { headers, method }))
const keys = () => [...bucket.objects.keys()].sort()

describe('[PUB-7.38] uploads in a bucket', () => {
  test('are stored with their sizes in the folder of their kind only', async () => {
    const doc = await send(await png(1000, 900), 'hall.png')
    expect(keys()).toEqual(
      [doc.filename, doc.sizes?.thumb?.filename, doc.sizes?.card?.filename].map((name) => `images/${name}`).sort(),
    )
    expect(bucket.objects.get(`images/${doc.filename}`)?.type).toBe('image/webp')
    expect(existsSync(process.env.MEDIA_DIR ?? '')).toBe(false)
    await payload.delete({ collection: 'images', id: doc.id, overrideAccess })
    expect(keys()).toEqual([])
  })

  test('are served like files on disk: complete, by range, by ETag, by HEAD, or as 404', async () => {
    const { filename } = await send(await png(90, 90), 'soup.png')
    const stored = bucket.objects.get(`images/${filename}`)?.bytes ?? Buffer.alloc(0)
    const whole = await get('images', filename)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(stored.length),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(Buffer.from(await whole.arrayBuffer()).equals(stored)).toBe(true)
    const part = await get('images', filename, { range: 'bytes=8-11' })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 8-11/${stored.length}`,
      'WEBP',
    ])
    expect(bucket.requests).toContain(`GET images/${filename} bytes=8-11`)
    expect((await get('images', filename, { range: 'bytes=999999-' })).status).toBe(416)
    expect((await get('images', filename, { 'if-none-match': whole.headers.get('etag') ?? '' })).status).toBe(304)
    const head = await get('images', filename, {}, 'HEAD')
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(stored.length),
      '',
    ])
    expect((await get('images', 'nothing-0a1b2c3d4e.webp')).status).toBe(404)
    expect((await get('logo', filename)).status).toBe(404)
  })

  test('serve documents with their file names', async () => {
    const doc = await payload.create({
      collection: 'newsletter-files',
      data: { site },
      file: fileOf(pdf(), 'October.pdf'),
      overrideAccess,
    })
    expect(keys()).toContain(`newsletters/${doc.filename}`)
    const answer = await get('newsletters', doc.filename)
    expect(answer.headers.get('content-disposition')).toBe("inline; filename*=UTF-8''october.pdf")
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdf())).toBe(true)
  })

  test('get a new name after a new crop, focal point or file, and the old objects are deleted', async () => {
    const before = await send(await png(1000, 900), 'pie.png')
    const req = {
      query: { uploadEdits: { crop: { x: 0, y: 0, width: 50, height: 50 }, focalPoint: { x: 10, y: 10 } } },
    }
    const options = { collection: 'images', id: before.id, overrideAccess } as const
    const cropped = await payload.update({ ...options, data: {}, req })
    expect([cropped.width, cropped.focalX]).toEqual([500, 20])
    expect(cropped.filename).not.toBe(before.filename)
    const moved = await payload.update({ ...options, data: { focalX: 90, focalY: 90 } })
    expect(moved.filename).not.toBe(cropped.filename)
    const replaced = await payload.update({ ...options, data: {}, file: fileOf(await png(80, 80), 'pie.png') })
    expect(keys().filter((key) => key.startsWith('images/pie'))).toEqual([`images/${replaced.filename}`])
    expect((await payload.findByID({ collection: 'images', id: before.id, depth: 0, overrideAccess })).site).toBe(site)
  })

  test('respond with 503 and save nothing while the bucket does not respond', async () => {
    const { id, filename } = await send(await png(1000, 900), 'last.png')
    const count = async () => (await payload.count({ collection: 'images', overrideAccess })).totalDocs
    const before = await count()
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    bucket.setFailing(true)
    try {
      const answer = await get('images', filename)
      expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([
        503,
        '10',
        'The file store does not answer. Try again in a moment.',
      ])
      await expect(send(await png(91, 91), 'lost.png')).rejects.toMatchObject({ status: 503 })
      expect(await count()).toBe(before)
      const file = fileOf(await png(92, 92), 'lost.png')
      await expect(
        payload.update({ collection: 'images', id, data: { alt: both('Lost', 'Perdue') }, file, overrideAccess }),
      ).rejects.toMatchObject({ status: 503 })
    } finally {
      bucket.setFailing(false)
      consoleError.mockRestore()
    }
    expect(await payload.findByID({ collection: 'images', id, overrideAccess })).toMatchObject({
      filename,
      alt,
      width: 1000,
      sizes: { thumb: { filename: filename?.replace('.webp', '-446x402.webp') } },
    })
    expect((await get('images', filename)).status).toBe(200)
  })
})
