import type { z } from 'zod'
import type {
  albumPhotosResponse,
  blogArticlesResponse,
  cateringFilesResponse,
  meetingsResponse,
  newslettersResponse,
  PhotoRow,
  photoAlbumsResponse,
  StaffRow,
  staffResponse,
} from '@/contract/readings'
import type { Meeting } from '@/domain/happenings'
import { locales, textIn, type Locale } from '@/domain/locale'
import { yearOf, type BlogArticle, type CateringFile, type Newsletter } from '@/domain/readings'
import type { Photo, PhotoAlbum, StaffMember } from '@/domain/readings'
import { success } from '@/v1/envelope'
import { phoneFormatted } from './address'
import type { ListAsked } from './happenings'
import { pictureRow } from './picture'
import { startText, timesRow } from './times'

/** `records` counts the rows of every list. Spec: PUB-7.15, PUB-3.12. */
export function newsletters(listed: readonly Newsletter[], locale: Locale): z.infer<typeof newslettersResponse> {
  return success(listed.length, {
    newsletters: listed.map(({ id, name, description, date, file, imported, originalFile }) => ({
      id,
      name: name[locale],
      description: textIn(description, locale),
      date,
      year: yearOf(date),
      file_name: file.fileName,
      file_size: file.bytes,
      imported,
      original_file: originalFile,
    })),
  })
}

const photoRows = (photos: readonly Photo[], locale: Locale): PhotoRow[] =>
  photos.map(({ id, picture, caption }, index) => ({
    ...pictureRow({ ...picture, id }, locale),
    caption: textIn(caption, locale),
    sort_order: index + 1,
  }))

/** Spec: PUB-7.16, PUB-3.13. */
export function photoAlbums(albums: readonly PhotoAlbum[], locale: Locale): z.infer<typeof photoAlbumsResponse> {
  return success(albums.length, {
    photoAlbums: albums.map(({ id, name, sortOrder, photos }) => ({
      id,
      name: name[locale],
      sort_order: sortOrder,
      photos: photoRows(photos, locale),
    })),
  })
}

/** Spec: PUB-7.16. */
export function albumPhotos({ photos }: PhotoAlbum, locale: Locale): z.infer<typeof albumPhotosResponse> {
  return success(photos.length, { images: photoRows(photos, locale) })
}

/** Spec: PUB-7.17. */
export function blogArticles(articles: readonly BlogArticle[], locale: Locale): z.infer<typeof blogArticlesResponse> {
  return success(articles.length, {
    diningBlogArticles: articles.map(({ id, title, publishedDate, body }) => ({
      id,
      title: title[locale],
      published_date: publishedDate,
      body: textIn(body, locale),
    })),
  })
}

/** Spec: PUB-7.18. */
export function meetings({ items, zone }: ListAsked<Meeting>, locale: Locale): z.infer<typeof meetingsResponse> {
  return success(items.length, {
    meetings: items.map((meeting) => {
      const { use_date_parts, start_hour, start_minutes } = timesRow(meeting)
      return {
        id: meeting.id,
        location: meeting.location[locale],
        start: startText(meeting.start, meeting, zone),
        body: textIn(meeting.body, locale),
        start_date: meeting.start,
        use_date_parts,
        start_hour,
        start_minutes,
      }
    }),
  })
}

/** Spec: PUB-7.19. */
export function cateringFiles(files: readonly CateringFile[], locale: Locale): z.infer<typeof cateringFilesResponse> {
  return success(files.length, {
    catering_files: files.map(({ id, title, description, file, sortOrder }) => ({
      id,
      title: title[locale],
      description: textIn(description, locale),
      file_size: file.bytes,
      file: file.fileName,
      sort_order: sortOrder,
    })),
  })
}

/** Spec: PUB-7.21, PUB-3.14. */
export function staff(members: readonly StaffMember[], locale: Locale): z.infer<typeof staffResponse> {
  return success(members.length, { staff: members.map((member) => staffRow(member, locale)) })
}

const staffRow = (member: StaffMember, locale: Locale): StaffRow => ({
  id: member.id,
  first_name: member.firstName,
  last_name: member.lastName,
  title: textIn(member.title, locale),
  bio: textIn(member.bio, locale),
  email: member.email,
  phone: member.phone,
  phone_formatted: phoneFormatted(member.phone),
  active: true,
  sort_order: member.sortOrder,
  picture: member.picture && pictureRow(member.picture, locale),
  translations: locales.map((each) => ({ locale: each, title: member.title[each], bio: member.bio[each] })),
})
