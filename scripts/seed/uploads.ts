import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { DemoPicture } from '../../demo/shapes/campus-shape'
import { versionedName } from '@/domain/files/file-urls'
import { documentMediaTypes, uploadKinds, type DocumentKind, type PictureKind } from '@/domain/files/upload-kinds'
import { openFileStore } from '@/server/files/open-file-store'
import { hashFile } from '@/server/files/picture-file'
import type { Seeding } from './seeding'

const mimeType = 'image/webp'
const focalPoint = { x: 50, y: 50 }

/**
 * Stores a picture that is finished: `demo/<site>/files/<kind>` has its sizes as an upload in the studio made them, so that the
 * seed does not encode them again. The document and its files are those of such an upload. Returns the id.
 */
export async function seedPicture(
  { payload, demo, site, idOf }: Seeding,
  kind: PictureKind,
  { fileName, alt }: DemoPicture,
): Promise<string> {
  const { collection } = uploadKinds[kind]
  const picture = await readDemoFile(demo.slug, kind, fileName)
  const { width, height } = await sharp(picture).metadata()
  const name = versionedName(fileName, hashFile(picture, { crop: null, focalPoint }), 'webp')
  const store = await openFileStore()
  const storeFile = async (bytes: Buffer, filename: string) => {
    await store.write(kind, filename, bytes, mimeType)
    return { filename, filesize: bytes.length, mimeType, url: `/api/${collection}/file/${filename}` }
  }

  const sizes: Record<string, object> = {}
  for (const size of payload.collections[collection].config.upload.imageSizes ?? []) {
    const { width: wide = 0, height: high = 0 } = size
    const suffix = `-${wide}x${high}.webp`
    const isWhole = width === wide && height === high
    const bytes = isWhole ? picture : await readDemoFile(demo.slug, kind, fileName.replace(/\.webp$/, suffix))
    const file = await storeFile(bytes, name.replace(/\.webp$/, suffix))
    sizes[size.name] = { ...file, width: wide, height: high }
  }
  const file = await storeFile(picture, name)
  const now = new Date().toISOString()
  const id = idOf(collection, fileName)
  await payload.db.create({
    collection,
    data: {
      ...{ id, site, alt, createdAt: now, updatedAt: now },
      ...{ ...file, width, height, focalX: focalPoint.x, focalY: focalPoint.y, sizes },
    },
    returning: false,
  })
  return id
}

/** Uploads a document of `demo/<site>/files/<kind>`. Returns its id, which depends on `key`. */
export async function seedDocument(
  { create, demo, site, idOf }: Seeding,
  kind: DocumentKind,
  name: string,
  key: string,
) {
  const { collection } = uploadKinds[kind]
  const data = await readDemoFile(demo.slug, kind, name)
  const mimetype = documentMediaTypes[name.endsWith('.pdf') ? 'pdf' : 'xlsx']
  return create(collection, { id: idOf(collection, key), site }, { file: { data, mimetype, name, size: data.length } })
}

const readDemoFile = (slug: string, kind: string, name: string) =>
  readFile(new URL(`../../demo/${slug}/files/${kind}/${name}`, import.meta.url))
