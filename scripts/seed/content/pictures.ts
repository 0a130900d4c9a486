import type { DemoPicture } from '../../../demo/campus-shape'
import { composePicture } from '../../../demo/pictures'
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

/** Pixels: cards, photographs and popups at twice the size of a placeholder; tiles; the carousel; banners. Spec: PUB-9.7. */
const sizes = {
  card: { width: 892, height: 804 },
  tile: { width: 446, height: 402 },
  carousel: { width: 1600, height: 720 },
  banner: { width: 1600, height: 400 },
} as const

/** A picture of the demo, composed and stored; its id. A file name is used once per site and kind. */
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

/** The id of a picture that may be missing. */
export const seedPictureIfAny = (seeding: Seeding, collection: Kind, picture: DemoPicture | undefined) =>
  picture ? seedPicture(seeding, collection, picture) : Promise.resolve(null)
