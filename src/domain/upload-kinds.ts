/**
 * Every kind of upload: the word in its address `/files/<kind>/<name>`, the collection that staff fill, and what it holds.
 * Spec: PUB-7.38.
 */
export const uploadKinds = {
  images: { collection: 'images', holds: 'pictures' },
  location: { collection: 'location-images', holds: 'pictures' },
  logo: { collection: 'logo', holds: 'pictures' },
  popup: { collection: 'popup-images', holds: 'pictures' },
  news: { collection: 'news-images', holds: 'pictures' },
  event: { collection: 'event-images', holds: 'pictures' },
  special: { collection: 'special-images', holds: 'pictures' },
  staff: { collection: 'staff-images', holds: 'pictures' },
  microsite: { collection: 'microsite-images', holds: 'pictures' },
  section_banner: { collection: 'section-banners', holds: 'pictures' },
  meal_plan: { collection: 'meal-plan-images', holds: 'pictures' },
  newsletters: { collection: 'newsletter-files', holds: 'pdf' },
  catering: { collection: 'catering-documents', holds: 'documents' },
} as const satisfies Record<string, { collection: string; holds: Holding }>

type Holding = 'pictures' | 'pdf' | 'documents'
type Kinds = typeof uploadKinds
export type UploadKind = keyof Kinds
export type UploadCollection = Kinds[UploadKind]['collection']
export type PictureKind = { [Kind in UploadKind]: Kinds[Kind]['holds'] extends 'pictures' ? Kind : never }[UploadKind]
export type DocumentKind = Exclude<UploadKind, PictureKind>

export const documentTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type DocumentEnding = keyof typeof documentTypes

/** The documents that a kind takes, by the ending of their names. */
export const documentsOf: Record<DocumentKind, readonly DocumentEnding[]> = {
  newsletters: ['pdf'],
  catering: ['pdf', 'docx', 'xlsx'],
}

/** Only pictures that cannot carry a script. New ones are WebP; the others were stored before every picture became so. */
const pictureTypes = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  avif: 'image/avif',
  gif: 'image/gif',
} as const

/** A word of an address as a kind; null when there is none of that name (`constructor` is none). */
export const kindNamed = (word: string): UploadKind | null =>
  Object.hasOwn(uploadKinds, word) ? (word as UploadKind) : null

/** Media types by the ending of a name, for what this kind holds. */
export function typesOf(kind: UploadKind): Readonly<Record<string, string>> {
  if (!isDocumentKind(kind)) return pictureTypes
  return Object.fromEntries(documentsOf[kind].map((ending) => [ending, documentTypes[ending]]))
}

const isDocumentKind = (kind: UploadKind): kind is DocumentKind => Object.hasOwn(documentsOf, kind)
