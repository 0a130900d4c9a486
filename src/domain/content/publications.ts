import type { CampusDate } from '@/domain/time/calendar'
import type { IdentifiedPicture, Picture } from '@/domain/files/picture'
import type { Localized } from '@/domain/locale'
import type { PublicationWindow } from './publication-window'
import type { DocumentKind } from '@/domain/files/upload-kinds'

/** A stored document, served at `/files/<kind>/<fileName>`. `bytes` is null when its size is unknown. */
export type StoredDocument = { kind: DocumentKind; fileName: string; bytes: number | null }

/** `originalFile` is the file name that an imported newsletter had in the old system. Spec: PUB-3.12. */
export type Newsletter = PublicationWindow & {
  id: string
  name: Localized
  description: Localized<string | null>
  date: CampusDate
  file: StoredDocument
  imported: boolean
  originalFile: string | null
}

export type Photo = { id: string; picture: Picture; caption: Localized<string | null> }

/** Spec: PUB-3.13. */
export type PhotoAlbum = PublicationWindow & {
  id: string
  name: Localized
  sortOrder: number | null
  photos: readonly Photo[]
}

/** `body` is sanitized HTML. Spec: PUB-3.16, PUB-2.53. */
export type BlogArticle = PublicationWindow & {
  id: string
  title: Localized
  publishedDate: CampusDate
  body: Localized<string | null>
}

/** Spec: PUB-3.16, PUB-2.55. */
export type CateringFile = PublicationWindow & {
  id: string
  title: Localized
  description: Localized<string | null>
  sortOrder: number | null
  file: StoredDocument
}

/** `phone` has ten digits; `bio` is sanitized HTML. Spec: PUB-3.14. */
export type StaffMember = PublicationWindow & {
  id: string
  firstName: string
  lastName: string
  title: Localized<string | null>
  bio: Localized<string | null>
  email: string | null
  phone: string | null
  sortOrder: number | null
  picture: IdentifiedPicture | null
}

export const yearOf = (date: CampusDate): number => Number(date.slice(0, 4))

/** Groups newsletters by year, latest year first. Within a year the given order stays. Spec: PUB-2.51. */
export function groupNewslettersByYear(
  newsletters: readonly Newsletter[],
): { year: number; newsletters: Newsletter[] }[] {
  const years = [...new Set(newsletters.map(({ date }) => yearOf(date)))].sort((a, b) => b - a)
  return years.map((year) => ({ year, newsletters: newsletters.filter(({ date }) => yearOf(date) === year) }))
}
