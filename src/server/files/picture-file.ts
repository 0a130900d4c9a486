import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'

export const maxPictureBytes = 12 * 1024 * 1024
export const maxPictureMegapixels = 50
const maxPixels = maxPictureMegapixels * 1_000_000
const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

/** Left, top, width and height as percentages of the upright picture. */
export type Crop = { x: number; y: number; width: number; height: number }
/** The point that stays visible in every size, as percentages from the left and the top of the cropped picture. */
export type FocalPoint = { x: number; y: number }
export type PictureEdits = { crop: Crop | null; focalPoint: FocalPoint }

export type PictureRefusal = 'tooLarge' | 'notAPicture' | 'tooManyPixels' | 'damaged' | 'cropOutside'
type Prepared = { ok: true; png: Buffer; hash: string } | { ok: false; refusal: PictureRefusal }

const refuse = (refusal: PictureRefusal): Prepared => ({ ok: false, refusal })

/**
 * Decodes a picture, whatever its name says, and encodes it again: upright, cropped, at most `maxWidth` pixels wide, without
 * metadata (location, camera) and hidden data. Only the first frame of an animation remains, because nothing on a page may
 * move that cannot be stopped. `hash` identifies the bytes and the edits.
 */
export async function preparePicture(bytes: Buffer, edits: PictureEdits, maxWidth: number): Promise<Prepared> {
  if (bytes.length > maxPictureBytes) return refuse('tooLarge')
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (!type || !types.includes(type.mime === 'image/apng' ? 'image/png' : type.mime)) return refuse('notAPicture')
  const reader = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
  const metadata = await sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1 })
    .metadata()
    .catch(() => null)
  if (!metadata) return refuse('damaged')
  if (metadata.width * metadata.height > maxPixels) return refuse('tooManyPixels')
  const area = edits.crop && pixelsOf(edits.crop, metadata.autoOrient)
  if (edits.crop && !area) return refuse('cropOutside')
  try {
    const upright = reader().autoOrient()
    const png = await (area ? upright.extract(area) : upright)
      .resize({ width: maxWidth, withoutEnlargement: true })
      .timeout({ seconds: 30 })
      .png({ compressionLevel: 1 }) // an intermediate file: it is encoded as WebP next
      .toBuffer()
    return { ok: true, png, hash: hashFile(bytes, edits) }
  } catch {
    return refuse('damaged')
  }
}

/** Ten hex characters that identify a file's content and its edits. */
export const hashFile = (bytes: Uint8Array, edits: unknown = null): string =>
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
