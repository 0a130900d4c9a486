import type { z } from 'zod'
import type { albumPhotosQuery } from '@/contract/readings'
import type { PhotoAlbum } from '@/domain/readings'
import type { Result } from '@/domain/result'
import { readBlogArticles } from '@/features/content/read-blog-articles'
import { readCateringFiles } from '@/features/content/read-catering-files'
import { readMeetings } from '@/features/content/read-meetings'
import { readNewsletters } from '@/features/content/read-newsletters'
import { readPhotoAlbums, siteOfAlbum } from '@/features/content/read-photo-albums'
import { readStaffMembers } from '@/features/content/read-staff-members'
import { askAll, askOne, siteAskedFor } from './ask-own'
import type { Asked } from './endpoint'

export const askNewsletters = askAll('newsletters', readNewsletters)
export const askPhotoAlbums = askAll('photo-albums', readPhotoAlbums)
export const askBlogArticles = askAll('blog-articles', readBlogArticles)
export const askCateringFiles = askAll('catering-files', readCateringFiles)
export const askStaff = askAll('staff', readStaffMembers)
export const askMeetings = askAll('meetings', async (site, now) => ({
  items: await readMeetings(site, now),
  zone: site.timeZone,
}))

/** An album by its id; its site may be named. Spec: PUB-7.16. */
export async function askAlbumPhotos(
  { site_id, photo_album_id: id }: z.output<typeof albumPhotosQuery>,
  asOf: Date,
): Promise<Result<Asked<PhotoAlbum>>> {
  const siteId = await siteAskedFor(site_id, id, siteOfAlbum)
  if (!siteId.ok) return siteId
  return askOne(
    { name: 'photo-album', parameter: 'photo_album_id', siteId: siteId.value, id },
    async (site, wanted, now) => (await readPhotoAlbums(site, now)).find((album) => album.id === wanted),
    asOf,
  )
}
