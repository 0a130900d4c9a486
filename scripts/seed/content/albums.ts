import type { Seeding } from '../seeding'
import { seedPicture } from '../uploads'

/** Creates the photo albums with their photos, in order. */
export async function seedAlbums(seeding: Seeding): Promise<void> {
  const { create, demo, site, idOf } = seeding
  for (const [index, { key, name, photos }] of demo.content.photoAlbums.entries()) {
    for (const photo of photos) await seedPicture(seeding, 'images', photo)
    await create('photo-albums', {
      id: idOf('photo-albums', key),
      site,
      name,
      sortOrder: (index + 1) * 10,
      photos: photos.map(({ fileName, caption }) => ({
        id: idOf('photo-albums', key, fileName),
        image: idOf('images', fileName),
        caption,
      })),
      _status: 'published',
    })
  }
}
