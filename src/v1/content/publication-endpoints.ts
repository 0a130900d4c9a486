import type { z } from 'zod'
import { siteQuery } from '@/contract/content/announcements'
import {
  albumPhotosQuery,
  albumPhotosResponse,
  blogArticlesResponse,
  cateringFilesResponse,
  meetingsResponse,
  newslettersResponse,
  photoAlbumsResponse,
  staffResponse,
} from '@/contract/content/publications'
import type { PhotoAlbum } from '@/domain/content/publications'
import type { Result } from '@/domain/result'
import { readPhotoAlbums, findAlbumSite } from '@/features/content/publications/albums/read-photo-albums'
import { readBlogArticles } from '@/features/content/publications/read-blog-articles'
import { readCateringFiles } from '@/features/content/publications/read-catering-files'
import { readMeetings } from '@/features/content/publications/read-meetings'
import { readNewsletters } from '@/features/content/publications/read-newsletters'
import { readStaffMembers } from '@/features/content/publications/staff/read-staff-members'
import { get } from '@/v1/engine/define-endpoint'
import type { ResolvedRequest } from '@/v1/engine/endpoint'
import { endOfQuarterHour } from '@/v1/engine/expiry'
import {
  albumPhotos,
  blogArticles,
  cateringFiles,
  meetings,
  newsletters,
  photoAlbums,
  staff,
} from '@/v1/content/shapes/publications'
import { siteResolver, resolveSiteItem, findItemSite } from './resolve-site-items'

const resolveNewsletters = siteResolver(readNewsletters)
const resolvePhotoAlbums = siteResolver(readPhotoAlbums)
const resolveBlogArticles = siteResolver(readBlogArticles)
const resolveCateringFiles = siteResolver(readCateringFiles)
const resolveStaff = siteResolver(readStaffMembers)
const resolveMeetings = siteResolver(async (site, now) => ({
  items: await readMeetings(site, now),
  zone: site.timeZone,
}))

/** `site_id` is optional. Spec: PUB-7.16. */
async function resolveAlbumPhotos(
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

export const publicationEndpoints = [
  get('newsletters/list', {
    about: {
      en: 'Lists the newsletters of a site, newest first. file_size is in bytes, or null if unknown.',
      fr: 'Liste les bulletins d’un site, du plus récent au plus ancien. file_size est en octets, ou null si la taille est inconnue.',
    },
    input: siteQuery,
    resolve: resolveNewsletters,
    shape: newsletters,
    answer: newslettersResponse,
    example: { site_id: 'site' },
    freshUntil: endOfQuarterHour,
  }),
  get('photoalbums/pub_list', {
    about: {
      en: 'Lists the photo albums of a site with their photos.',
      fr: 'Liste les albums photo d’un site et leurs photos.',
    },
    input: siteQuery,
    resolve: resolvePhotoAlbums,
    shape: photoAlbums,
    answer: photoAlbumsResponse,
    example: { site_id: 'site' },
    freshUntil: endOfQuarterHour,
  }),
  get('photoalbum/photo/list', {
    about: {
      en: 'Lists the photos of an album.',
      fr: 'Liste les photos d’un album.',
    },
    input: albumPhotosQuery,
    resolve: resolveAlbumPhotos,
    shape: albumPhotos,
    answer: albumPhotosResponse,
    example: { photo_album_id: 'album' },
    freshUntil: endOfQuarterHour,
  }),
  get('dining_blog_articles/list', {
    about: {
      en: 'Lists the dining blog articles of a site, newest first. body is HTML, or null if empty.',
      fr: 'Liste les articles du carnet d’un site, du plus récent au plus ancien. body est en HTML, ou null s’il est vide.',
    },
    input: siteQuery,
    resolve: resolveBlogArticles,
    shape: blogArticles,
    answer: blogArticlesResponse,
    example: { site_id: 'site' },
    freshUntil: endOfQuarterHour,
  }),
  get('directors_meetings/list', {
    about: {
      en: 'Lists the directors’ meetings of a site: upcoming meetings first, then past ones.',
      fr: 'Liste les réunions de direction d’un site\u00a0: celles à venir, puis celles qui ont eu lieu.',
    },
    input: siteQuery,
    resolve: resolveMeetings,
    shape: meetings,
    answer: meetingsResponse,
    example: { site_id: 'site' },
    freshUntil: endOfQuarterHour,
  }),
  get('catering_files/list', {
    about: {
      en: 'Lists the catering documents of a site. file_size is in bytes, or null if unknown.',
      fr: 'Liste les documents du traiteur d’un site. file_size est en octets, ou null si la taille est inconnue.',
    },
    input: siteQuery,
    resolve: resolveCateringFiles,
    shape: cateringFiles,
    answer: cateringFilesResponse,
    example: { site_id: 'site' },
    freshUntil: endOfQuarterHour,
  }),
  get('staff/active_list', {
    about: {
      en: 'Lists the staff members that a site presents. Missing contact details are null.',
      fr: 'Liste les membres du personnel qu’un site présente. Les coordonnées manquantes sont null.',
    },
    input: siteQuery,
    resolve: resolveStaff,
    shape: staff,
    answer: staffResponse,
    example: { site_id: 'site' },
    freshUntil: endOfQuarterHour,
  }),
]
