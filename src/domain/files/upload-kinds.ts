/** The kinds of uploads by their URL segment (`/files/<kind>/<name>`), with their collection. Spec: PUB-7.38. */
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

export const documentMediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type DocumentExtension = keyof typeof documentMediaTypes

/** The file extensions that each kind of document accepts. */
export const documentExtensions: Record<DocumentKind, readonly DocumentExtension[]> = {
  newsletters: ['pdf'],
  catering: ['pdf', 'docx', 'xlsx'],
}

/** Only formats that cannot contain a script. New pictures are stored as WebP; older ones have the other types. */
const pictureTypes = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  avif: 'image/avif',
  gif: 'image/gif',
} as const

/** Returns the upload kind of a URL segment, or null when it is unknown. */
export const parseUploadKind = (name: string): UploadKind | null =>
  Object.hasOwn(uploadKinds, name) ? (name as UploadKind) : null

/** Returns the media types that a kind holds, by file extension. */
export function mediaTypesOf(kind: UploadKind): Readonly<Record<string, string>> {
  if (!isDocumentKind(kind)) return pictureTypes
  return Object.fromEntries(documentExtensions[kind].map((extension) => [extension, documentMediaTypes[extension]]))
}

const isDocumentKind = (kind: UploadKind): kind is DocumentKind => Object.hasOwn(documentExtensions, kind)
