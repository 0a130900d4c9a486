import sharp from 'sharp'
import { maxPictureBytes, preparePicture, type PictureEdits } from '@/server/files/picture-file'
import { animatedGif, pdf, picture, pixelBomb, png } from '../../../support/data/sample-files'

const plain: PictureEdits = { crop: null, focalPoint: { x: 50, y: 50 } }
const prepare = (bytes: Buffer, edits: PictureEdits = plain) => preparePicture(bytes, edits, 1600)

async function prepared(bytes: Buffer, edits?: PictureEdits) {
  const made = await prepare(bytes, edits)
  if (!made.ok) throw new Error(made.refusal)
  const { data, info } = await sharp(made.png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) =>
    `#${[...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)].map((it) => it.toString(16).padStart(2, '0')).join('')}`
  return { ...info, at, png: made.png, hash: made.hash }
}
const refusal = async (bytes: Buffer, edits?: PictureEdits) => {
  const made = await prepare(bytes, edits)
  return made.ok ? 'none' : made.refusal
}

describe('decodes a picture by its content and encodes it again', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('from %s', async (format) => {
    const bytes = await (await picture(40, 20)).toFormat(format).toBuffer()
    expect(await prepared(bytes)).toMatchObject({ width: 40, height: 20 })
  })

  test('at most as wide as its kind allows, and never enlarged', async () => {
    expect(await prepared(await png(3200, 1000))).toMatchObject({ width: 1600, height: 500 })
    expect(await prepared(await png(30, 10))).toMatchObject({ width: 30, height: 10 })
  })

  test('without metadata, upright', async () => {
    const bytes = await (
      await picture(40, 20, '#ff0000', '#0000ff')
    )
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '45/1 30/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif?.length).toBeGreaterThan(0)
    const made = await prepared(bytes)
    expect([made.width, made.height]).toEqual([20, 40])
    expect((await sharp(made.png).metadata()).exif).toBeUndefined()
    expect(made.png.includes('Camera')).toBe(false)
  })

  test('with the first frame of an animation', async () => {
    const bytes = await animatedGif('#ff0000', '#0000ff')
    expect((await sharp(bytes, { animated: true }).metadata()).pages).toBe(2)
    const made = await prepared(bytes)
    expect([made.width, made.height, made.at(5, 5)]).toEqual([60, 40, '#ff0000'])
  })

  test('without data appended to the file', async () => {
    const hidden = '<script>alert(document.domain)</script>'
    const made = await prepared(Buffer.concat([await png(40, 20), Buffer.from(hidden)]))
    expect(made.png.includes('<script>')).toBe(false)
  })

  test('cropped to the chosen part', async () => {
    const bytes = await png(200, 100, '#ff0000', '#0000ff')
    const right = await prepared(bytes, { ...plain, crop: { x: 50, y: 0, width: 50, height: 50 } })
    expect([right.width, right.height, right.at(2, 2), right.at(97, 47)]).toEqual([100, 50, '#0000ff', '#0000ff'])
    expect(await prepared(bytes, { ...plain, crop: { x: 75, y: 50, width: 100, height: 100 } })).toMatchObject({
      width: 50,
      height: 50,
    })
  })

  test.each`
    what                                       | bytes                                                                            | expected
    ${'a text'}                                | ${Buffer.from('Hello')}                                                          | ${'notAPicture'}
    ${'an empty file'}                         | ${Buffer.alloc(0)}                                                               | ${'notAPicture'}
    ${'an HTML page'}                          | ${Buffer.from('<!doctype html><script>alert(1)</script>')}                       | ${'notAPicture'}
    ${'an SVG'}                                | ${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')} | ${'notAPicture'}
    ${'an SVG with an XML declaration'}        | ${Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')} | ${'notAPicture'}
    ${'a PDF'}                                 | ${pdf()}                                                                         | ${'notAPicture'}
    ${'the first bytes of a PNG'}              | ${Buffer.from('89504e470d0a1a0a', 'hex')}                                        | ${'notAPicture'}
    ${'the first bytes of a GIF and a script'} | ${Buffer.from('GIF89a/*\u0001\u0001*/=1;alert(1)')}                              | ${'damaged'}
    ${'the first bytes of a JPEG and a page'}  | ${Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('<html>')])}        | ${'damaged'}
    ${'400 million pixels in 50 kB'}           | ${pixelBomb(20_000, 20_000)}                                                     | ${'tooManyPixels'}
    ${'one line of 60 million pixels'}         | ${pixelBomb(60_000_000, 1)}                                                      | ${'tooManyPixels'}
    ${'more than 12 MB'}                       | ${Buffer.alloc(maxPictureBytes + 1)}                                             | ${'tooLarge'}
  `('refuses $what', async ({ bytes, expected }) => {
    expect(await refusal(bytes)).toBe(expected)
  })

  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('refuses half of a %s', async (format) => {
    const noise = await sharp({
      create: {
        width: 120,
        height: 120,
        channels: 3,
        background: '#777',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .toFormat(format)
      .toBuffer()
    expect(await refusal(noise)).toBe('none')
    expect(await refusal(noise.subarray(0, Math.floor(noise.length / 2)))).toBe('damaged')
  })

  test.each([
    { x: 100, y: 0, width: 10, height: 10 },
    { x: 0, y: 0, width: 0, height: 10 },
    { x: -5, y: 0, width: 50, height: 50 },
    { x: 0, y: 1e9, width: 50, height: 50 },
  ])('refuses a crop outside the picture: %j', async (crop) => {
    expect(await refusal(await png(40, 20), { ...plain, crop })).toBe('cropOutside')
  })

  test('the hash identifies the bytes and the edits', async () => {
    const [one, other] = [await png(40, 20), await png(40, 21)]
    const hash = (await prepared(one)).hash
    expect(hash).toMatch(/^[0-9a-f]{10}$/)
    expect((await prepared(one)).hash).toBe(hash)
    expect((await prepared(other)).hash).not.toBe(hash)
    expect((await prepared(one, { ...plain, focalPoint: { x: 49, y: 50 } })).hash).not.toBe(hash)
    expect((await prepared(one, { ...plain, crop: { x: 0, y: 0, width: 50, height: 50 } })).hash).not.toBe(hash)
  })
})
