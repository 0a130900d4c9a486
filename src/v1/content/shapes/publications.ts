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
} from '@/contract/content/publications'
import type { Meeting } from '@/domain/content/announcements'
import { locales, localize, type Locale } from '@/domain/locale'
import { yearOf, type BlogArticle, type CateringFile, type Newsletter } from '@/domain/content/publications'
import type { Photo, PhotoAlbum, StaffMember } from '@/domain/content/publications'
import { success } from '@/v1/engine/envelope'
import { formatPhone } from '@/v1/places/shapes/address'
import type { ListData } from './announcements'
import { pictureRow } from '@/v1/site/shapes/picture'
import { startText, timesRow } from './times'

/** In this file, `records` counts the rows of the list. Spec: PUB-7.15, PUB-3.12. */
export function newsletters(listed: readonly Newsletter[], locale: Locale): z.infer<typeof newslettersResponse> {
  return success(listed.length, {
    newsletters: listed.map(({ id, name, description, date, file, imported, originalFile }) => ({
      id,
      name: name[locale],
      description: localize(description, locale),
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
    caption: localize(caption, locale),
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

/** Spec: PUB-7.17, PUB-3.16. */
export function blogArticles(articles: readonly BlogArticle[], locale: Locale): z.infer<typeof blogArticlesResponse> {
  return success(articles.length, {
    diningBlogArticles: articles.map(({ id, title, publishedDate, body }) => ({
      id,
      title: title[locale],
      published_date: publishedDate,
      body: localize(body, locale),
    })),
  })
}

/** Spec: PUB-7.18, PUB-3.16. */
export function meetings({ items, zone }: ListData<Meeting>, locale: Locale): z.infer<typeof meetingsResponse> {
  return success(items.length, {
    meetings: items.map((meeting) => {
      const { use_date_parts, start_hour, start_minutes } = timesRow(meeting)
      return {
        id: meeting.id,
        location: meeting.location[locale],
        start: startText(meeting.start, meeting, zone),
        body: localize(meeting.body, locale),
        start_date: meeting.start,
        use_date_parts,
        start_hour,
        start_minutes,
      }
    }),
  })
}

/** Spec: PUB-7.19, PUB-3.16. */
export function cateringFiles(files: readonly CateringFile[], locale: Locale): z.infer<typeof cateringFilesResponse> {
  return success(files.length, {
    catering_files: files.map(({ id, title, description, file, sortOrder }) => ({
      id,
      title: title[locale],
      description: localize(description, locale),
      file_size: file.bytes,
      file: file.fileName,
      sort_order: sortOrder,
    })),
  })
}

/** Spec: PUB-7.21, PUB-3.14, V1-12. */
export function staff(members: readonly StaffMember[], locale: Locale): z.infer<typeof staffResponse> {
  return success(members.length, { staff: members.map((member) => staffRow(member, locale)) })
}

const staffRow = (member: StaffMember, locale: Locale): StaffRow => ({
  id: member.id,
  first_name: member.firstName,
  last_name: member.lastName,
  title: localize(member.title, locale),
  bio: localize(member.bio, locale),
  email: member.email,
  phone: member.phone,
  phone_formatted: formatPhone(member.phone),
  active: true,
  sort_order: member.sortOrder,
  picture: member.picture && pictureRow(member.picture, locale),
  translations: locales.map((language) => ({
    locale: language,
    title: member.title[language],
    bio: member.bio[language],
  })),
})
