import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { CollectionSlug, File } from 'payload'
import sharp from 'sharp'
import { identifyFile } from '@/domain/files/file-urls'
import { documentExtensions, uploadKinds, type DocumentKind, type UploadKind } from '@/domain/files/upload-kinds'
import { serveFile } from '@/server/files/serve-file'
import { fieldsOf, pictureOf } from '@/server/database/stored-values'
import { both, makeCampus, type Campus } from '../../support/data/campus'
import { closePayload, openPayload } from '../../support/payload'
import { office, pdf, pixelBomb, png } from '../../support/data/sample-files'
import { makePerson, type Person } from '../../support/data/staff'

const payload = await openPayload()
let north: Campus
let editor: Person
beforeAll(async () => {
  north = await makeCampus(payload, 'northgate')
  editor = await makePerson(payload, 'editor', [north.site])
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
/** The Local API without Payload's types per collection, since the collections come from a table here. */
const local = payload as unknown as Local

const fileOf = (data: Buffer, name: string, mimetype = 'application/octet-stream'): File => ({
  data,
  name,
  mimetype,
  size: data.length,
})
const alt = both('Soup', 'Soupe')
type Save = { file?: File; data?: object; user?: Person; language?: 'en' | 'fr'; edits?: object }
/** Options of a save in the studio: the person's rights and language, and `edits` of the cropping tool. */
const saveOptions = ({ file, data = {}, user = editor, language = 'en', edits }: Save) => ({
  file,
  user,
  overrideAccess: false,
  data,
  req: {
    i18n: { ...payload.config.i18n, language, t: (key: string) => key },
    query: edits ? { uploadEdits: edits } : {},
  },
})
const send = (collection: string, sent: Save) =>
  local.create({ collection, ...saveOptions({ ...sent, data: { site: north.site, alt, ...sent.data } }) })
const change = (collection: string, id: string, sent: Save) => local.update({ collection, id, ...saveOptions(sent) })
const refusalOf = async (done: Promise<unknown>): Promise<{ status: unknown; path: unknown; message: unknown }> => {
  const error: unknown = await done.then(
    () => null,
    (reason: unknown) => reason,
  )
  const [first] = (fieldsOf(fieldsOf(error).data).errors ?? []) as unknown[]
  return { status: fieldsOf(error).status, path: fieldsOf(first).path, message: fieldsOf(first).message }
}
const get = (kind: string, name: string | null | undefined) =>
  serveFile(kind, name ?? '', new Request('http://campus.example/files'))
const bytesAt = async (kind: string, name: string | null | undefined) =>
  Buffer.from(await (await get(kind, name)).arrayBuffer())
const onDisk = (kind: string) => {
  const folder = path.join(process.env.MEDIA_DIR ?? '', kind)
  return existsSync(folder) ? readdirSync(folder).sort() : []
}
const kinds = Object.keys(uploadKinds) as UploadKind[]
const holdsDocuments = (kind: UploadKind): kind is DocumentKind => kind in documentExtensions
const pictureKinds = kinds.filter((kind) => !holdsDocuments(kind))

describe('[PUB-7.38] [CUS-7.40] every kind of upload', () => {
  test.each(pictureKinds)('%s accepts a picture and serves it as WebP, cacheable for a year', async (kind) => {
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
  ])('%s accepts a document in %s and serves its bytes', async (kind, collection, bytes, name, type, disposition) => {
    const doc = await send(collection, { file: fileOf(bytes, name), data: { alt: undefined } })
    expect(identifyFile(kind, doc.filename)?.type).toBe(type)
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

describe('a picture', () => {
  test('[PUB-9.7] has sizes of 446 by 402 and twice that, cropped around its focal point', async () => {
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

  test('has no other sizes if it is smaller than they are, or a logo', async () => {
    const small = await send('images', { file: fileOf(await png(200, 100), 'small.png') })
    expect(pictureOf(small, 'images')).toMatchObject({ thumbName: null, alt })
    const logo = await send('logo', { file: fileOf(await png(1000, 900), 'crest.png') })
    expect([logo.width, logo.sizes]).toEqual([800, undefined])
  })
})

describe('a file name always has the same content', () => {
  test('a new focal point renames the picture and its sizes and deletes the old files', async () => {
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

  test('a new text or an unchanged focal point keeps the file', async () => {
    const before = await send('staff-images', { file: fileOf(await png(900, 900), 'chef.png') })
    const after = await change('staff-images', before.id, {
      data: { alt: both('The chef', 'La cheffe'), focalX: 50, focalY: 50 },
      edits: { focalPoint: { x: '50', y: '50' } },
    })
    expect([after.filename, after.alt]).toEqual([before.filename, both('The chef', 'La cheffe')])
    expect((await get('staff', after.filename)).status).toBe(200)
  })

  test('a new file gets a new name and the old file is deleted', async () => {
    const before = await send('microsite-images', { file: fileOf(await png(900, 900), 'hall.png') })
    const after = await change('microsite-images', before.id, { file: fileOf(await png(900, 901), 'hall.png') })
    expect(after.filename).not.toBe(before.filename)
    expect([(await get('microsite', before.filename)).status, (await get('microsite', after.filename)).status]).toEqual(
      [404, 200],
    )
  })
})

describe('refuses at the file field, in the language of the request', () => {
  const damaged = {
    en: 'This picture is damaged or incomplete. Save it again, then upload it again.',
    fr: 'Cette image est endommagée ou incomplète. Enregistrez-la de nouveau, puis téléversez-la de nouveau.',
  }
  const noPicture = {
    en: 'This file is not a JPEG, PNG, WebP, AVIF or GIF picture.',
    fr: 'Ce fichier n’est pas une image JPEG, PNG, WebP, AVIF ou GIF.',
  }
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const rows: [string, string, () => Promise<Buffer> | Buffer, string, string, { en: string; fr: string }][] = [
    ['an SVG declared as a PNG', 'images', () => Buffer.from(svg), 'soup.png', 'image/png', noPicture],
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
      'a text file among catering documents',
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
        en: 'This file contains macros or controls. Save it without them, as .docx or .xlsx.',
        fr: 'Ce fichier contient des macros ou des contrôles. Enregistrez-le sans eux, en .docx ou .xlsx.',
      },
    ],
    [
      'a password',
      'catering-documents',
      () => pdf('/Encrypt 6 0 R'),
      'menu.pdf',
      '',
      {
        en: 'This file is protected by a password. Save it without a password.',
        fr: 'Ce fichier est protégé par un mot de passe. Enregistrez-le sans mot de passe.',
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

  test('a document without a file, even with a URL to fetch it from', async () => {
    const sentence = { status: 400, path: 'file', message: 'Choisissez un fichier.' }
    expect(await refusalOf(send('images', { language: 'fr' }))).toEqual(sentence)
    const data = { filename: 'soup.png', url: 'http://127.0.0.1:9/soup.png' }
    expect(await refusalOf(send('images', { language: 'fr', data }))).toEqual(sentence)
  })

  test('ignores a file type and size from the request', async () => {
    const { id } = await send('images', { file: fileOf(await png(90, 90), 'soup.png') })
    const after = await change('images', id, { data: { mimeType: 'image/gif', width: 7, filesize: 7 } })
    expect([after.mimeType, after.width]).toEqual(['image/webp', 90])
  })
})

describe('the alternative text is required in both languages', () => {
  test.each([
    ['none', undefined, ['alt.en', 'alt.fr']],
    ['null', null, ['alt.en', 'alt.fr']],
    ['English only', { en: 'Soup' }, ['alt.fr']],
    ['French only', { fr: 'Soupe' }, ['alt.en']],
    ['a blank in French', { en: 'Soup', fr: ' \u00a0\t' }, ['alt.fr']],
    ['a number', { en: 'Soup', fr: 7 }, ['alt.fr']],
  ])('%s is refused', async (_, wrong, paths) => {
    const file = fileOf(await png(90, 90), 'soup.png')
    const error: unknown = await send('images', { file, data: { alt: wrong } }).catch((reason: unknown) => reason)
    const errors = fieldsOf(fieldsOf(error).data).errors as { path: string }[]
    expect([fieldsOf(error).status, errors.map((each) => each.path)]).toEqual([400, paths])
  })

  test('cannot be removed later', async () => {
    const { id } = await send('images', {
      file: fileOf(await png(90, 90), 'soup.png'),
      data: { alt: both(' Soup ', 'Soupe') },
    })
    await expect(change('images', id, { data: { alt: { fr: '' } } })).rejects.toMatchObject({ status: 400 })
    expect((await local.findByID({ collection: 'images', id, overrideAccess: true })).alt).toEqual(alt)
    expect((await change('images', id, { data: { alt: { fr: 'Potage' } } })).alt).toEqual(both('Soup', 'Potage'))
  })
})
