import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { CollectionSlug, File } from 'payload'
import sharp from 'sharp'
import { namedFile } from '@/domain/file-address'
import { documentsOf, uploadKinds, type DocumentKind, type UploadKind } from '@/domain/upload-kinds'
import { answerFile } from '@/server/files'
import { fieldsOf, pictureOf } from '@/server/stored'
import { both, makeCampus, type Campus } from '../support/campus'
import { closePayload, openPayload } from '../support/payload'
import { movingGif, office, pdf, picture, pixelBomb, png } from '../support/sample-files'
import { makePerson, type Person } from '../support/staff'

const payload = await openPayload()
let north: Campus
let editor: Person
let stranger: Person
beforeAll(async () => {
  north = await makeCampus(payload, 'northgate')
  const south = await makeCampus(payload, 'southgate')
  editor = await makePerson(payload, 'editor', [north.site])
  stranger = await makePerson(payload, 'editor', [south.site])
})
afterAll(closePayload)

type Doc = {
  id: string
  filename: string
  mimeType: string
  width: number
  height: number
  focalX: number
  focalY: number
  alt: unknown
  sizes?: Record<string, { filename: string | null; width: number | null; height: number | null }>
}
type Local = Record<'create' | 'update' | 'delete' | 'findByID', (options: object) => Promise<Doc>>
const local = payload as unknown as Local // collections come from a table here, which Payload's per-collection types cannot follow

const fileOf = (data: Buffer, name: string, mimetype = 'application/octet-stream'): File => ({
  data,
  name,
  mimetype,
  size: data.length,
})
const alt = both('Soup', 'Soupe')
type Sent = { file?: File; data?: object; user?: Person; language?: 'en' | 'fr'; edits?: object }
/** What staff send through the studio: their rights, their language, the cropping tool's wishes in the address. */
const asked = ({ file, data = {}, user = editor, language = 'en', edits }: Sent) => ({
  file,
  user,
  overrideAccess: false,
  data,
  req: {
    i18n: { ...payload.config.i18n, language, t: (key: string) => key },
    query: edits ? { uploadEdits: edits } : {},
  },
})
const send = (collection: string, sent: Sent) =>
  local.create({ collection, ...asked({ ...sent, data: { site: north.site, alt, ...sent.data } }) })
const change = (collection: string, id: string, sent: Sent) => local.update({ collection, id, ...asked(sent) })
const refusalOf = async (done: Promise<unknown>): Promise<{ status: unknown; path: unknown; message: unknown }> => {
  const error: unknown = await done.then(
    () => null,
    (reason: unknown) => reason,
  )
  const [first] = (fieldsOf(fieldsOf(error).data).errors ?? []) as unknown[]
  return { status: fieldsOf(error).status, path: fieldsOf(first).path, message: fieldsOf(first).message }
}
const get = (kind: string, name: string | null | undefined) =>
  answerFile(kind, name ?? '', new Request('http://campus.example/files'))
const bytesAt = async (kind: string, name: string | null | undefined) =>
  Buffer.from(await (await get(kind, name)).arrayBuffer())
const onDisk = (kind: string) => {
  const folder = path.join(process.env.MEDIA_DIR ?? '', kind)
  return existsSync(folder) ? readdirSync(folder).sort() : []
}
const kinds = Object.keys(uploadKinds) as UploadKind[]
const holdsDocuments = (kind: UploadKind): kind is DocumentKind => kind in documentsOf
const pictureKinds = kinds.filter((kind) => !holdsDocuments(kind))

describe('[PUB-7.38] every kind of upload', () => {
  test.each(pictureKinds)('%s takes a picture and serves it as WebP, to be kept for a year', async (kind) => {
    const { collection } = uploadKinds[kind]
    const doc = await send(collection, { file: fileOf(await png(1000, 900), 'Soupe à l’oignon.PNG') })
    expect(doc.filename).toMatch(/^soupe-a-loignon-[0-9a-f]{10}\.webp$/)
    const answer = await get(kind, doc.filename)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ])
    const seen = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([seen.format, seen.width, seen.height]).toEqual(['webp', doc.width, doc.height])
    await local.delete({ collection, id: doc.id, overrideAccess: true })
    expect(onDisk(kind)).toEqual([])
  })

  test.each([
    ['newsletters', 'newsletter-files', pdf(), 'October.pdf', 'application/pdf', 'inline'],
    ['catering', 'catering-documents', pdf(), 'Menu.bin', 'application/pdf', 'inline'],
    [
      'catering',
      'catering-documents',
      office('docx'),
      'Menu été.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'attachment',
    ],
    [
      'catering',
      'catering-documents',
      office('xlsx'),
      'Prices',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'attachment',
    ],
  ])('%s takes a document in %s and serves its bytes', async (kind, collection, bytes, name, type, disposition) => {
    const doc = await send(collection, { file: fileOf(bytes, name), data: { alt: undefined } })
    expect(namedFile(kind, doc.filename)?.type).toBe(type)
    expect(doc.mimeType).toBe(type)
    const answer = await get(kind, doc.filename)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('content-disposition')).toMatch(
      new RegExp(`^${disposition}; filename\\*=UTF-8''[a-z-]+\\.`),
    )
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    await local.delete({ collection, id: doc.id, overrideAccess: true })
    expect((await get(kind, doc.filename)).status).toBe(404)
  })
})

describe('[PUB-7.38] a picture', () => {
  test('is stored without the place where it was taken', async () => {
    const bytes = await (
      await picture(60, 40)
    )
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '45/1 30/1 0/1', GPSLatitudeRef: 'N' } })
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const { filename } = await send('images', { file: fileOf(bytes, 'terrace.jpg') })
    expect((await sharp(await bytesAt('images', filename)).metadata()).exif).toBeUndefined()
  })

  test('that hides a page behind it is stored without the page', async () => {
    const bytes = Buffer.concat([await png(60, 40), Buffer.from('<html><script>alert(1)</script>')])
    const { filename } = await send('images', { file: fileOf(bytes, 'soup.html', 'text/html') })
    expect(filename).toMatch(/\.webp$/)
    expect((await bytesAt('images', filename)).includes('<script>')).toBe(false)
  })

  test('that moves stands still', async () => {
    const { filename, height } = await send('images', {
      file: fileOf(await movingGif('#ff0000', '#0000ff'), 'dance.gif'),
    })
    const seen = await sharp(await bytesAt('images', filename), { animated: true }).metadata()
    expect([seen.pages ?? 1, seen.height, height]).toEqual([1, 40, 40])
  })

  test('[PUB-9.7] has cuts of 446 by 402 and twice that, around its focal point', async () => {
    const bytes = await png(2000, 900, '#ff0000', '#0000ff')
    const doc = await send('news-images', { file: fileOf(bytes, 'hall.png'), data: { focalX: 10, focalY: 50 } })
    expect([doc.width, doc.height]).toEqual([1600, 720])
    expect(pictureOf(doc, 'news')?.thumbName).toBe(doc.filename.replace('.webp', '-446x402.webp'))
    const cut = await bytesAt('news', doc.sizes?.thumb?.filename)
    expect(await sharp(cut).metadata()).toMatchObject({ format: 'webp', width: 446, height: 402 })
    expect(await sharp(await bytesAt('news', doc.sizes?.card?.filename)).metadata()).toMatchObject({
      width: 892,
      height: 804,
    })
    const { dominant } = await sharp(cut).stats()
    expect(dominant.r).toBeGreaterThan(dominant.b)
  })

  test('that is smaller than its cuts has none; neither has a logo', async () => {
    const small = await send('images', { file: fileOf(await png(200, 100), 'small.png') })
    expect(pictureOf(small, 'images')).toMatchObject({ thumbName: null, alt })
    const logo = await send('logo', { file: fileOf(await png(1000, 900), 'crest.png') })
    expect([logo.width, logo.sizes]).toEqual([800, undefined])
  })
})

describe('[PUB-7.38] a name never comes back with another content', () => {
  test('another focal point gives the picture and its cuts new names, and the old ones are gone', async () => {
    const before = await send('event-images', {
      file: fileOf(await png(2000, 900, '#ff0000', '#0000ff'), 'fair.png'),
      data: { focalX: 5, focalY: 50 },
    })
    const after = await change('event-images', before.id, { data: { focalX: 95, focalY: 50 } })
    expect(after.filename).toMatch(/^fair-[0-9a-f]{10}\.webp$/)
    expect(after.filename).not.toBe(before.filename)
    expect([after.focalX, after.focalY]).toEqual([95, 50])
    const { dominant } = await sharp(await bytesAt('event', after.sizes?.thumb?.filename)).stats()
    expect(dominant.b).toBeGreaterThan(dominant.r)
    for (const name of [before.filename, before.sizes?.thumb?.filename, before.sizes?.card?.filename])
      expect((await get('event', name)).status).toBe(404)
    expect(onDisk('event')).toEqual([after.filename, after.sizes?.card?.filename, after.sizes?.thumb?.filename].sort())
  })

  test('so does another crop, as the studio’s tool asks for it', async () => {
    const before = await send('special-images', { file: fileOf(await png(1000, 500, '#ff0000', '#0000ff'), 'pie.png') })
    const edits = {
      crop: { x: '50', y: '0', width: '50', height: '100', unit: '%' },
      widthInPixels: '500',
      heightInPixels: '500',
      focalPoint: { x: '75', y: '50' },
    }
    const after = await change('special-images', before.id, { edits })
    expect([after.width, after.height, after.focalX, after.focalY]).toEqual([500, 500, 50, 50])
    expect(after.filename).not.toBe(before.filename)
    const { dominant } = await sharp(await bytesAt('special', after.filename)).stats()
    expect(dominant.b).toBeGreaterThan(dominant.r)
    expect(onDisk('special')).not.toContain(before.filename)
  })

  test('a picture cropped as it is sent', async () => {
    const file = fileOf(await png(1000, 500, '#ff0000', '#0000ff'), 'pie.png')
    const doc = await send('popup-images', { file, edits: { crop: { x: 0, y: 0, width: 25, height: 50 } } })
    expect([doc.width, doc.height]).toEqual([250, 250])
  })

  test('another text alone leaves the file as it is, as does the focal point it has', async () => {
    const before = await send('staff-images', { file: fileOf(await png(900, 900), 'chef.png') })
    const after = await change('staff-images', before.id, {
      data: { alt: both('The chef', 'La cheffe'), focalX: 50, focalY: 50 },
      edits: { focalPoint: { x: '50', y: '50' } },
    })
    expect([after.filename, after.alt]).toEqual([before.filename, both('The chef', 'La cheffe')])
    expect((await get('staff', after.filename)).status).toBe(200)
  })

  test('another file in its place has another name, and the old one is gone', async () => {
    const before = await send('microsite-images', { file: fileOf(await png(900, 900), 'hall.png') })
    const after = await change('microsite-images', before.id, { file: fileOf(await png(900, 901), 'hall.png') })
    expect(after.filename).not.toBe(before.filename)
    expect([(await get('microsite', before.filename)).status, (await get('microsite', after.filename)).status]).toEqual(
      [404, 200],
    )
  })

  test('the same picture twice is two files', async () => {
    const bytes = await png(90, 90)
    const [one, two] = [
      await send('meal-plan-images', { file: fileOf(bytes, 'plan.png') }),
      await send('meal-plan-images', { file: fileOf(bytes, 'plan.png') }),
    ]
    expect(two.filename).not.toBe(one.filename)
    await local.delete({ collection: 'meal-plan-images', id: one.id, overrideAccess: true })
    expect((await get('meal_plan', two.filename)).status).toBe(200)
    expect((await get('meal_plan', two.filename)).headers.get('cache-control')).toContain('immutable')
  })

  test('a change that is refused loses no file', async () => {
    const before = await send('section-banners', { file: fileOf(await png(900, 300), 'banner.png') })
    const file = fileOf(await png(900, 301), 'banner.png')
    await expect(change('section-banners', before.id, { file, data: { alt: both('New', ' ') } })).rejects.toThrow()
    expect((await get('section_banner', before.filename)).status).toBe(200)
    expect(onDisk('section_banner')).toEqual([before.filename])
  })
})

describe('[PUB-7.38] what is refused is said at the file, in the language of whoever sends it', () => {
  const damaged = {
    en: 'This picture is damaged or incomplete: save it again and send it once more.',
    fr: 'Cette image est endommagée ou incomplète : enregistrez-la de nouveau, puis renvoyez-la.',
  }
  const noPicture = {
    en: 'This file is not a JPEG, PNG, WebP, AVIF or GIF picture.',
    fr: 'Ce fichier n’est pas une image JPEG, PNG, WebP, AVIF ou GIF.',
  }
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const rows: [string, string, () => Promise<Buffer> | Buffer, string, string, { en: string; fr: string }][] = [
    ['a text that calls itself a PNG', 'images', () => Buffer.from('Hello'), 'soup.png', 'image/png', noPicture],
    [
      'an HTML page',
      'logo',
      () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      'soup.html',
      'text/html',
      noPicture,
    ],
    [
      'an HTML page that calls itself a JPEG',
      'logo',
      () => Buffer.from('<!doctype html><p>'),
      'soup.jpg',
      'image/jpeg',
      noPicture,
    ],
    ['an SVG', 'images', () => Buffer.from(svg), 'soup.svg', 'image/svg+xml', noPicture],
    ['an SVG that calls itself a PNG', 'images', () => Buffer.from(svg), 'soup.png', 'image/png', noPicture],
    ['an empty file', 'images', () => Buffer.alloc(0), 'soup.png', 'image/png', noPicture],
    [
      'half a PNG',
      'images',
      async () => (await png(900, 900, '#123456', '#654321')).subarray(0, 1500),
      'soup.png',
      'image/png',
      damaged,
    ],
    [
      '400 million pixels',
      'images',
      () => pixelBomb(20_000, 20_000),
      'soup.png',
      'image/png',
      { en: 'The picture has more than 50 million pixels.', fr: 'L’image compte plus de 50 millions de pixels.' },
    ],
    [
      '13 MB',
      'images',
      () => Buffer.alloc(13 * 1024 * 1024, 'x'),
      'soup.png',
      'image/png',
      { en: 'The picture is larger than 12 MB.', fr: 'L’image dépasse 12 Mo.' },
    ],
    [
      'a picture among newsletters',
      'newsletter-files',
      () => png(9, 9),
      'october.pdf',
      'application/pdf',
      { en: 'This file is not a PDF.', fr: 'Ce fichier n’est pas un PDF.' },
    ],
    [
      'a Word document among newsletters',
      'newsletter-files',
      () => office('docx'),
      'october.pdf',
      'application/pdf',
      { en: 'This file is not a PDF.', fr: 'Ce fichier n’est pas un PDF.' },
    ],
    [
      'a text among catering documents',
      'catering-documents',
      () => Buffer.from('Menu'),
      'menu.docx',
      '',
      {
        en: 'This file is not a PDF, Word (.docx) or Excel (.xlsx) document.',
        fr: 'Ce fichier n’est pas un document PDF, Word (.docx) ou Excel (.xlsx).',
      },
    ],
    [
      'macros',
      'catering-documents',
      () => office('docm'),
      'menu.docx',
      '',
      {
        en: 'This file holds macros or controls: save it without them, as .docx or .xlsx.',
        fr: 'Ce fichier contient des macros ou des contrôles : enregistrez-le sans eux, en .docx ou .xlsx.',
      },
    ],
    [
      'a password',
      'catering-documents',
      () => pdf('/Encrypt 6 0 R'),
      'menu.pdf',
      '',
      {
        en: 'This file is protected by a password: save it without one.',
        fr: 'Ce fichier est protégé par un mot de passe : enregistrez-le sans mot de passe.',
      },
    ],
    [
      '21 MB',
      'catering-documents',
      () => Buffer.alloc(21 * 1024 * 1024, 'x'),
      'menu.pdf',
      '',
      { en: 'The file is larger than 20 MB.', fr: 'Le fichier dépasse 20 Mo.' },
    ],
  ]
  test.each(rows)('%s in %s', async (_, collection, make, name, type, sentence) => {
    const count = () => payload.count({ collection: collection as CollectionSlug, overrideAccess: true })
    const before = (await count()).totalDocs
    const file = fileOf(await make(), name, type)
    for (const language of ['en', 'fr'] as const)
      expect(await refusalOf(send(collection, { file, language }))).toEqual({
        status: 400,
        path: 'file',
        message: sentence[language],
      })
    expect((await count()).totalDocs).toBe(before)
  })

  test('a document without a file, even one that names an address to fetch it from', async () => {
    const sentence = { status: 400, path: 'file', message: 'Choisissez un fichier.' }
    expect(await refusalOf(send('images', { language: 'fr' }))).toEqual(sentence)
    const data = { filename: 'soup.png', url: 'http://127.0.0.1:9/soup.png' }
    expect(await refusalOf(send('images', { language: 'fr', data }))).toEqual(sentence)
  })

  test('a crop outside the picture', async () => {
    const file = fileOf(await png(90, 90), 'soup.png')
    expect(
      await refusalOf(send('images', { file, edits: { crop: { x: 100, y: 0, width: 9, height: 9 } } })),
    ).toMatchObject({
      status: 400,
      message: 'The part that you cut out lies outside the picture.',
    })
  })

  test('nobody says what a file is but the file', async () => {
    const { id } = await send('images', { file: fileOf(await png(90, 90), 'soup.png') })
    const after = await change('images', id, { data: { mimeType: 'image/gif', width: 7, filesize: 7 } })
    expect([after.mimeType, after.width]).toEqual(['image/webp', 90])
  })
})

describe('[PUB-7.38] the alternative text is asked in both languages', () => {
  test.each([
    ['none', undefined, ['alt.en', 'alt.fr']],
    ['null', null, ['alt.en', 'alt.fr']],
    ['English alone', { en: 'Soup' }, ['alt.fr']],
    ['French alone', { fr: 'Soupe' }, ['alt.en']],
    ['a blank in French', { en: 'Soup', fr: ' \u00a0\t' }, ['alt.fr']],
    ['something that is no text', { en: 'Soup', fr: 7 }, ['alt.fr']],
  ])('%s is refused', async (_, wrong, paths) => {
    const file = fileOf(await png(90, 90), 'soup.png')
    const error: unknown = await send('images', { file, data: { alt: wrong } }).catch((reason: unknown) => reason)
    const errors = fieldsOf(fieldsOf(error).data).errors as { path: string }[]
    expect([fieldsOf(error).status, errors.map((each) => each.path)]).toEqual([400, paths])
  })

  test('and neither is taken away later', async () => {
    const { id } = await send('images', {
      file: fileOf(await png(90, 90), 'soup.png'),
      data: { alt: both(' Soup ', 'Soupe') },
    })
    await expect(change('images', id, { data: { alt: { fr: '' } } })).rejects.toMatchObject({ status: 400 })
    expect((await local.findByID({ collection: 'images', id, overrideAccess: true })).alt).toEqual(alt)
    expect((await change('images', id, { data: { alt: { fr: 'Potage' } } })).alt).toEqual(both('Soup', 'Potage'))
  })
})

test('[PUB-6.4] staff of another site neither see nor change a picture, nor put one here', async () => {
  const { id, filename } = await send('images', { file: fileOf(await png(90, 90), 'ours.png') })
  const file = fileOf(await png(90, 90), 'theirs.png')
  await expect(local.findByID({ collection: 'images', id, user: stranger, overrideAccess: false })).rejects.toThrow()
  await expect(change('images', id, { user: stranger, data: { focalX: 1, focalY: 1 } })).rejects.toThrow()
  await expect(change('images', id, { user: stranger, file })).rejects.toThrow()
  await expect(send('images', { user: stranger, file })).rejects.toThrow()
  await expect(local.delete({ collection: 'images', id, user: stranger, overrideAccess: false })).rejects.toThrow()
  expect((await get('images', filename)).status).toBe(200)
  expect(onDisk('images').filter((name) => name.startsWith('theirs'))).toEqual([])
})
