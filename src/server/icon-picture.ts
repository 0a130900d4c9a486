import sharp from 'sharp'
import { caches } from './caches'

/** An SVG of ours as a PNG of so many pixels in square, drawn once. */
export async function iconPicture(svg: string, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = await caches.values.remember(`icon:${size}:${svg}`, async () => {
    const png = await sharp(Buffer.from(svg), { density: (72 * size) / 64 })
      .resize(size, size)
      .png()
      .toBuffer()
    return { value: new Uint8Array(png), tags: [], bytes: png.length }
  })
  return drawn as Uint8Array<ArrayBuffer>
}
