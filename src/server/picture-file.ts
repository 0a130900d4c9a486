import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'

export const maxPictureBytes = 12 * 1024 * 1024
export const maxPictureMegapixels = 50
const maxPixels = maxPictureMegapixels * 1_000_000
const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

/** Left, top, width and height in hundredths of the picture as it is seen, the right way up. */
export type Crop = { x: number; y: number; width: number; height: number }
/** The point that every cut keeps, in hundredths from the left and the top of the cropped picture. */
export type FocalPoint = { x: number; y: number }
export type PictureEdits = { crop: Crop | null; focalPoint: FocalPoint }

export type PictureRefusal = 'tooLarge' | 'notAPicture' | 'tooManyPixels' | 'damaged' | 'cropOutside'
type Prepared = { ok: true; png: Buffer; hash: string } | { ok: false; refusal: PictureRefusal }

const refuse = (refusal: PictureRefusal): Prepared => ({ ok: false, refusal })

/**
 * Reads a picture by its content alone and draws it anew: the right way up, cropped, at most `maxWidth` pixels wide,
 * without anything that came along with it (place, camera, pages hidden behind it). Of a moving picture the first frame
 * remains: nothing on a page moves that cannot be stopped. `hash` tells the bytes and the edits, ten hex characters.
 */
export async function preparePicture(bytes: Buffer, edits: PictureEdits, maxWidth: number): Promise<Prepared> {
  if (bytes.length > maxPictureBytes) return refuse('tooLarge')
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (!type || !types.includes(type.mime === 'image/apng' ? 'image/png' : type.mime)) return refuse('notAPicture')
  const reader = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
  const seen = await sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1 })
    .metadata()
    .catch(() => null)
  if (!seen) return refuse('damaged')
  if (seen.width * seen.height > maxPixels) return refuse('tooManyPixels')
  const area = edits.crop && pixelsOf(edits.crop, seen.autoOrient)
  if (edits.crop && !area) return refuse('cropOutside')
  try {
    const upright = reader().autoOrient()
    const png = await (area ? upright.extract(area) : upright)
      .resize({ width: maxWidth, withoutEnlargement: true })
      .timeout({ seconds: 30 })
      .png({ compressionLevel: 1 }) // it lives until it is made WebP, once
      .toBuffer()
    return { ok: true, png, hash: hashOf(bytes, edits) }
  } catch {
    return refuse('damaged')
  }
}

/** Ten hex characters that tell a file's content and what was done to it. */
export const hashOf = (bytes: Uint8Array, edits: unknown = null): string =>
  createHash('sha256').update(bytes).update(JSON.stringify(edits)).digest('hex').slice(0, 10)

function pixelsOf({ x, y, width, height }: Crop, full: { width: number; height: number }) {
  const left = Math.round((x / 100) * full.width)
  const top = Math.round((y / 100) * full.height)
  const right = Math.min(Math.round(((x + width) / 100) * full.width), full.width)
  const bottom = Math.min(Math.round(((y + height) / 100) * full.height), full.height)
  return left >= 0 && top >= 0 && right > left && bottom > top
    ? { left, top, width: right - left, height: bottom - top }
    : null
}
