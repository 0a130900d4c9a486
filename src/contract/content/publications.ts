import { z } from 'zod'
import { successSchema } from '@/contract/envelope'
import { pictureShape } from '@/contract/site/picture'
import { idParameter, campusDate, id, instant, textOrNull } from '@/contract/field-types'

/** `site_id` is optional. Spec: PUB-7.16. */
export const albumPhotosQuery = z.object({ site_id: idParameter, photo_album_id: idParameter })

const bytes = z.number().int().nullable()
const sortOrder = z.number().nullable()

/** `file_name` is served under `/files/newsletters/`. Spec: PUB-3.12, PUB-2.51. */
export const newsletter = z.strictObject({
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

/** A photo under `/files/images/`; `sort_order` counts from 1. Spec: PUB-3.13. */
export const photo = z.strictObject({ ...pictureShape.shape, caption: textOrNull, sort_order: z.number().int() })
export type PhotoRow = z.infer<typeof photo>

export const photoAlbum = z.strictObject({ id, name: z.string(), sort_order: sortOrder, photos: z.array(photo) })

/** Spec: PUB-3.16, PUB-2.53. */
export const article = z.strictObject({ id, title: z.string(), published_date: campusDate, body: textOrNull })

/** Without hours, `start` is the beginning of the day. Spec: PUB-3.16, PUB-2.54. */
export const meeting = z.strictObject({
  id,
  location: z.string(),
  start: instant,
  body: textOrNull,
  start_date: campusDate,
  use_date_parts: z.boolean(),
  start_hour: z.number().int().nullable(),
  start_minutes: z.number().int().nullable(),
})

/** `file` is served under `/files/catering/`; `file_size` is in bytes. Spec: PUB-3.16, PUB-2.55. */
export const cateringFile = z.strictObject({
  id,
  title: z.string(),
  description: textOrNull,
  file_size: bytes,
  file: z.string(),
  sort_order: sortOrder,
})

/** `translations` has the texts of each language, null when untranslated. Spec: PUB-3.14, V1-12. */
export const staffMember = z.strictObject({
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

export const newslettersResponse = successSchema({ newsletters: z.array(newsletter) })
export const photoAlbumsResponse = successSchema({ photoAlbums: z.array(photoAlbum) })
export const albumPhotosResponse = successSchema({ images: z.array(photo) })
export const blogArticlesResponse = successSchema({ diningBlogArticles: z.array(article) })
export const meetingsResponse = successSchema({ meetings: z.array(meeting) })
export const cateringFilesResponse = successSchema({ catering_files: z.array(cateringFile) })
export const staffResponse = successSchema({ staff: z.array(staffMember) })
