import type { DemoPicture } from '../../../demo/shapes/campus-shape'
import { composePicture } from '../../../demo/files/pictures'
import type { Seeding } from '../seeding'

type Kind =
  | 'images'
  | 'location-images'
  | 'news-images'
  | 'event-images'
  | 'special-images'
  | 'microsite-images'
  | 'section-banners'
  | 'popup-images'

/** Sizes in pixels. Cards, photos and popups have twice the size of a placeholder. Spec: PUB-9.7. */
const sizes = {
  card: { width: 892, height: 804 },
  tile: { width: 446, height: 402 },
  carousel: { width: 1600, height: 720 },
  banner: { width: 1600, height: 400 },
} as const

/** Composes and stores a picture, and returns its id. File names are unique per site and collection. */
export async function seedPicture(
  { create, demo, site, idOf, compose }: Seeding,
  collection: Kind,
  { fileName, emoji, alt }: DemoPicture,
  size: keyof typeof sizes = 'card',
): Promise<string> {
  const colour = demo.brandColor
  const key = [size, ...emoji].join(' ')
  const data = await compose(key, () => composePicture({ emoji, colour, ...sizes[size] }))
  const { id } = await create(
    collection,
    { id: idOf(collection, fileName), site, alt },
    { file: { data, mimetype: 'image/png', name: fileName, size: data.length } },
  )
  return id
}

/** Stores a picture if there is one. Returns its id or null. */
export const seedPictureIfAny = (seeding: Seeding, collection: Kind, picture: DemoPicture | undefined) =>
  picture ? seedPicture(seeding, collection, picture) : Promise.resolve(null)
