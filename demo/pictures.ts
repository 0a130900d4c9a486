import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

const drawings = new URL('./pictures/', import.meta.url)

/** Where each drawing sits: centre and size in hundredths of the picture's height, tilt in degrees, first drawn first. */
const arrangements: Record<1 | 2 | 3, { x: number; y: number; size: number; tilt: number }[]> = {
  1: [{ x: 0, y: 2, size: 62, tilt: 0 }],
  2: [
    { x: 19, y: -5, size: 48, tilt: 8 },
    { x: -16, y: 7, size: 56, tilt: -6 },
  ],
  3: [
    { x: -29, y: -9, size: 40, tilt: -10 },
    { x: 29, y: -9, size: 40, tilt: 10 },
    { x: 0, y: 9, size: 54, tilt: 0 },
  ],
}

/**
 * A picture of one to three Fluent Emoji on a soft gradient of the campus colour, as PNG:
 * whoever keeps it makes it small.
 *
 * `emoji` are names of drawings in `demo/pictures` without `.svg`, the last one in front; an unknown name, none or
 * more than three throw. `colour` is `#rrggbb`; `width` and `height` are pixels, by default the size at which the
 * site shows pictures of locations, news and events. Spec: PUB-9.7.
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
  const placed = arrangements[emoji.length]
  const inFront = await Promise.all(emoji.map((name, index) => drawingAt(name, placed[index], width, height)))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
    width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    ${backdrop(colour, width, height)}${inFront.join('')}</svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()
}

function backdrop(colour: string, width: number, height: number): string {
  const light = mix(colour, '#FFF8E9', 0.14)
  const middle = mix(colour, '#FFF8E9', 0.3)
  const deep = mix(colour, '#FFF8E9', 0.46)
  const table = mix(colour, '#FFF8E9', 0.72)
  return `<defs>
      <linearGradient id="wall" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="${light}"/><stop offset="0.6" stop-color="${middle}"/>
        <stop offset="1" stop-color="${deep}"/>
      </linearGradient>
      <radialGradient id="glow" cx="0.5" cy="0.48" r="0.5">
        <stop offset="0" stop-color="#FFFDF6" stop-opacity="0.9"/><stop offset="1" stop-color="#FFFDF6" stop-opacity="0"/>
      </radialGradient>
      <radialGradient id="shade"><stop offset="0" stop-color="#1C1A16" stop-opacity="0.34"/>
        <stop offset="1" stop-color="#1C1A16" stop-opacity="0"/></radialGradient>
    </defs>
    <rect width="${width}" height="${height}" fill="url(#wall)"/>
    <path d="M0 ${height * 0.62} Q${width / 2} ${height * 0.53} ${width} ${height * 0.62} V${height} H0 Z"
      fill="${table}" fill-opacity="0.55"/>
    <rect width="${width}" height="${height}" fill="url(#glow)"/>`
}

async function drawingAt(
  name: string,
  place: { x: number; y: number; size: number; tilt: number } | undefined,
  width: number,
  height: number,
): Promise<string> {
  if (!place || !/^[a-z0-9-]+$/.test(name)) throw new Error(`No place or no drawing for "${name}"`)
  const drawing = await readFile(new URL(`${name}.svg`, drawings), 'utf8')
  const unit = Math.min(width, height * 1.2) / 120
  const size = place.size * unit
  const centreX = width / 2 + place.x * unit
  const centreY = height / 2 + place.y * unit
  const inner = drawing.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
  const body = inner.replaceAll(/\bid="([^"]+)"/g, `id="${name}-$1"`).replaceAll(/url\(#([^)]+)\)/g, `url(#${name}-$1)`)
  const viewBox = /viewBox="([^"]+)"/.exec(drawing)?.[1] ?? '0 0 32 32'
  return `<ellipse cx="${centreX}" cy="${centreY + size * 0.46}" rx="${size * 0.46}" ry="${size * 0.1}" fill="url(#shade)"/>
    <g transform="rotate(${place.tilt} ${centreX} ${centreY})"><svg x="${centreX - size / 2}" y="${centreY - size / 2}"
      width="${size}" height="${size}" viewBox="${viewBox}">${body}</svg></g>`
}

/** `share` of `colour` in `other`, both `#rrggbb`. */
function mix(colour: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, into] = [Number.parseInt(colour.slice(at, at + 2), 16), Number.parseInt(other.slice(at, at + 2), 16)]
    return Math.round(from * share + into * (1 - share))
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
