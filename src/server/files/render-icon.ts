import sharp from 'sharp'
import { caches } from '@/server/cache/caches'

/** Renders an SVG as a square PNG of `size` pixels, cached. Only for SVGs of the product itself. */
export async function renderIcon(svg: string, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const rendered = await caches.values.getOrBuild(`icon:${size}:${svg}`, async () => {
    const png = await sharp(Buffer.from(svg), { density: (72 * size) / 64 })
      .resize(size, size)
      .png()
      .toBuffer()
    return { value: new Uint8Array(png), tags: [], bytes: png.length }
  })
  return rendered as Uint8Array<ArrayBuffer>
}
