import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions } from 'sharp'
import { paintScene } from './scene'

const drawings = new URL('../pictures/', import.meta.url)

type Place = { x: number; y: number; size: number; tilt: number }

/** Position of each drawing: centre and foot in hundredths of the picture's height, size likewise, tilt in degrees. The last is in front. */
const arrangements: Record<1 | 2 | 3, Place[]> = {
  1: [{ x: 0, y: 34, size: 64, tilt: 0 }],
  2: [
    { x: 21, y: 25, size: 50, tilt: 7 },
    { x: -17, y: 36, size: 58, tilt: -5 },
  ],
  3: [
    { x: -31, y: 22, size: 44, tilt: -8 },
    { x: 31, y: 23, size: 44, tilt: 8 },
    { x: 0, y: 38, size: 56, tilt: 0 },
  ],
}

/**
 * Composes a PNG of one to three Fluent Emoji as a still life: on a table, with light from the left, in a palette that
 * depends on the drawings and on the campus colour.
 *
 * `emoji` are names of drawings in `demo/pictures` without `.webp`. Throws if a name is unknown, or if there are none or more
 * than three. `colour` is `#rrggbb`. The default size in pixels is that of pictures of locations, news and events on the site.
 */
export async function composePicture(picture: {
  emoji: string[]
  colour: string
  width?: number
  height?: number
}): Promise<Buffer> {
  const { emoji, colour, width = 446, height = 402 } = picture
  if (emoji.length !== 1 && emoji.length !== 2 && emoji.length !== 3) {
    throw new Error(`A picture takes one to three emoji, not ${emoji.length}`)
  }
  const places = arrangements[emoji.length]
  const unit = Math.min(width, height * 1.2) / 120
  const layers = await Promise.all(
    emoji.map((name, index) => placeDrawing(name, places[index], { unit, centre: [width / 2, height / 2] })),
  )
  const scene = Buffer.from(paintScene({ key: emoji.join(' '), colour, width, height }))
  return sharp(scene)
    .composite(layers.flatMap((layer) => clip(layer, width, height)))
    .png({ compressionLevel: 2 })
    .toBuffer()
}

type Layer = { input: Buffer; left: number; top: number; width: number; height: number }

/** A drawing with the shadow that it casts to the right, and a darker one where it stands. */
async function placeDrawing(
  name: string,
  place: Place | undefined,
  { unit, centre }: { unit: number; centre: [number, number] },
): Promise<Layer[]> {
  if (!place || !/^[a-z0-9-]+$/.test(name)) throw new Error(`Unknown drawing: "${name}"`)
  const size = Math.round(place.size * unit)
  const drawing = await sharp(fileURLToPath(new URL(`${name}.webp`, drawings)))
    .resize(size, size, { kernel: 'lanczos3' })
    .rotate(place.tilt, { background: '#0000' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = drawing.info
  const left = Math.round(centre[0] + place.x * unit - width / 2)
  const foot = Math.round(centre[1] + place.y * unit)
  const cast = await shadowOf(drawing.data, {
    width,
    height: Math.round(size * 0.34),
    blur: size * 0.045,
    opacity: 0.34,
  })
  const contact = await shadowOf(drawing.data, {
    width: Math.round(width * 0.9),
    height: Math.round(size * 0.14),
    blur: size * 0.02,
    opacity: 0.55,
  })
  return [
    { ...cast, left: left + Math.round(size * 0.14) - cast.margin, top: foot - Math.round(size * 0.27) - cast.margin },
    {
      ...contact,
      left: left + Math.round(width * 0.05) - contact.margin,
      top: foot - Math.round(size * 0.13) - contact.margin,
    },
    { input: drawing.data, width, height, left, top: foot - height + Math.round((height - size) / 2) },
  ]
}

/** The outline of a drawing as a flat, blurred shadow. `margin` is the room around it for the blur, in pixels. */
async function shadowOf(
  drawing: Buffer,
  { width, height, blur, opacity }: { width: number; height: number; blur: number; opacity: number },
) {
  const margin = Math.ceil(blur * 3)
  const flat = await sharp(drawing)
    .resize(width, height, { fit: 'fill' })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#0000' })
    .png()
    .toBuffer()
  const alpha = await sharp(flat)
    .extractChannel('alpha')
    .blur(Math.max(0.5, blur))
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const info = { width: alpha.info.width, height: alpha.info.height }
  const data = Buffer.from(alpha.data.map((value) => Math.round(value * opacity)))
  const input = await sharp({ create: { ...info, channels: 3, background: '#2A2018' } })
    .joinChannel(data, { raw: { ...info, channels: 1 } })
    .png()
    .toBuffer()
  return { input, margin, ...info }
}

/** A layer without what lies outside the picture: sharp refuses layers that are larger than it. */
const clip = (layers: Layer[], width: number, height: number): OverlayOptions[] =>
  layers
    .filter(({ left, top, ...size }) => left < width && top < height && left + size.width > 0 && top + size.height > 0)
    .map(({ input, left, top }) => ({ input, left, top }))
