import type { z } from 'zod'
import type { albumPhotosQuery } from '@/contract/content/publications'
import type { PhotoAlbum } from '@/domain/content/publications'
import type { Result } from '@/domain/result'
import { readBlogArticles } from '@/features/content/publications/read-blog-articles'
import { readCateringFiles } from '@/features/content/publications/read-catering-files'
import { readMeetings } from '@/features/content/publications/read-meetings'
import { readNewsletters } from '@/features/content/publications/read-newsletters'
import { readPhotoAlbums, findAlbumSite } from '@/features/content/publications/albums/read-photo-albums'
import { readStaffMembers } from '@/features/content/publications/staff/read-staff-members'
import { siteResolver, resolveSiteItem, findItemSite } from './resolve-site-items'
import type { ResolvedRequest } from '@/v1/engine/endpoint'

export const resolveNewsletters = siteResolver(readNewsletters)
export const resolvePhotoAlbums = siteResolver(readPhotoAlbums)
export const resolveBlogArticles = siteResolver(readBlogArticles)
export const resolveCateringFiles = siteResolver(readCateringFiles)
export const resolveStaff = siteResolver(readStaffMembers)
export const resolveMeetings = siteResolver(async (site, now) => ({
  items: await readMeetings(site, now),
  zone: site.timeZone,
}))

/** `site_id` is optional. Spec: PUB-7.16. */
export async function resolveAlbumPhotos(
  { site_id, photo_album_id: id }: z.output<typeof albumPhotosQuery>,
  asOf: Date,
): Promise<Result<ResolvedRequest<PhotoAlbum>>> {
  const siteId = await findItemSite(site_id, id, findAlbumSite)
  if (!siteId.ok) return siteId
  return resolveSiteItem(
    { parameter: 'photo_album_id', siteId: siteId.value, id },
    async (site, wanted, now) => (await readPhotoAlbums(site, now)).find((album) => album.id === wanted),
    asOf,
  )
}
