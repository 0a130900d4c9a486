import type { CampusDate } from './calendar'
import type { IdentifiedPicture, Picture } from './campus'
import type { Localized } from './locale'
import type { Publication } from './publication'
import type { DocumentKind } from './upload-kinds'

/** A stored document at `/files/<kind>/<fileName>`; `bytes` is null where its size was never noted. */
export type StoredDocument = { kind: DocumentKind; fileName: string; bytes: number | null }

/** `originalFile` is what an imported one was called in the old system. Spec: PUB-3.12. */
export type Newsletter = Publication & {
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
export type PhotoAlbum = Publication & {
  id: string
  name: Localized
  sortOrder: number | null
  photos: readonly Photo[]
}

/** `body` is clean HTML. Spec: PUB-3.16, PUB-2.53. */
export type BlogArticle = Publication & {
  id: string
  title: Localized
  publishedDate: CampusDate
  body: Localized<string | null>
}

/** Spec: PUB-3.16, PUB-2.55. */
export type CateringFile = Publication & {
  id: string
  title: Localized
  description: Localized<string | null>
  sortOrder: number | null
  file: StoredDocument
}

/** `phone` is ten digits, `bio` clean HTML. Spec: PUB-3.14. */
export type StaffMember = Publication & {
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

/** Newsletters by the year of their date, the latest year first, each year in the order given. Spec: PUB-2.51. */
export function newslettersByYear(newsletters: readonly Newsletter[]): { year: number; newsletters: Newsletter[] }[] {
  const years = [...new Set(newsletters.map(({ date }) => yearOf(date)))].sort((a, b) => b - a)
  return years.map((year) => ({ year, newsletters: newsletters.filter(({ date }) => yearOf(date) === year) }))
}
