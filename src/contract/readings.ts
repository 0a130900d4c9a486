import { z } from 'zod'
import { success } from './envelope'
import { pictureShape } from './picture'
import { askedId, campusDate, id, instant, textOrNull } from './words'

/** `site_id` may be left out. Spec: PUB-7.16. */
export const albumPhotosQuery = z.object({ site_id: askedId, photo_album_id: askedId })

const bytes = z.number().int().nullable()
const sortOrder = z.number().nullable()

/** `file_name` is to be had at `/files/newsletters/`. Spec: PUB-3.12, PUB-2.51. */
const newsletter = z.strictObject({
  id,
  name: z.string(),
  description: textOrNull,
  date: campusDate,
  year: z.number().int(),
  file_name: z.string(),
  file_size: bytes,
  imported: z.boolean(),
  original_file: textOrNull,
})

/** A photograph, of `/files/images/`; `sort_order` counts from 1. Spec: PUB-3.13. */
const photo = z.strictObject({ ...pictureShape.shape, caption: textOrNull, sort_order: z.number().int() })
export type PhotoRow = z.infer<typeof photo>

const photoAlbum = z.strictObject({ id, name: z.string(), sort_order: sortOrder, photos: z.array(photo) })

/** Spec: PUB-3.16, PUB-2.53. */
const article = z.strictObject({ id, title: z.string(), published_date: campusDate, body: textOrNull })

/** `start` is the day's first instant where no hour is said. Spec: PUB-3.16, PUB-2.54. */
const meeting = z.strictObject({
  id,
  location: z.string(),
  start: instant,
  body: textOrNull,
  start_date: campusDate,
  use_date_parts: z.boolean(),
  start_hour: z.number().int().nullable(),
  start_minutes: z.number().int().nullable(),
})

/** `file` is to be had at `/files/catering/`; `file_size` is in bytes. Spec: PUB-3.16, PUB-2.55. */
const cateringFile = z.strictObject({
  id,
  title: z.string(),
  description: textOrNull,
  file_size: bytes,
  file: z.string(),
  sort_order: sortOrder,
})

/** `translations` has each language's own words, null where nobody wrote them. Spec: PUB-3.14, V1-12. */
const staffMember = z.strictObject({
  id,
  first_name: z.string(),
  last_name: z.string(),
  title: textOrNull,
  bio: textOrNull,
  email: textOrNull,
  phone: textOrNull,
  phone_formatted: textOrNull,
  active: z.literal(true),
  sort_order: sortOrder,
  picture: pictureShape.nullable(),
  translations: z.array(z.strictObject({ locale: z.enum(['en', 'fr']), title: textOrNull, bio: textOrNull })),
})
export type StaffRow = z.infer<typeof staffMember>

export const newslettersResponse = success({ newsletters: z.array(newsletter) })
export const photoAlbumsResponse = success({ photoAlbums: z.array(photoAlbum) })
export const albumPhotosResponse = success({ images: z.array(photo) })
export const blogArticlesResponse = success({ diningBlogArticles: z.array(article) })
export const meetingsResponse = success({ meetings: z.array(meeting) })
export const cateringFilesResponse = success({ catering_files: z.array(cateringFile) })
export const staffResponse = success({ staff: z.array(staffMember) })
