import type { Localized } from '@/domain/locale'
import type { Address } from '@/domain/places/address'
import type { IdentifiedPicture, Picture } from '@/domain/files/picture'
import type { StoredDocument } from '@/domain/content/publications'
import type { DocumentKind, PictureKind } from '@/domain/files/upload-kinds'

type Stored = Record<string, unknown>

/** Typed values of the unknown fields of documents that were read in all languages. */
export const fieldsOf = (value: unknown): Stored => (value && typeof value === 'object' ? (value as Stored) : {})
export const rowsOf = (value: unknown): Stored[] => (Array.isArray(value) ? value.map(fieldsOf) : [])
export const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
export const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)
export const flagOf = (value: unknown): boolean => value === true
/** The id of a relationship, populated or not; null for none. */
export const idOf = (value: unknown): string | null => textOf(value) ?? textOf(fieldsOf(value).id)

/** A stored instant, a text or a date of MongoDB's driver; null for none. */
export const instantOf = (value: unknown): Date | null =>
  value instanceof Date ? value : textOf(value) === null ? null : new Date(String(value))

/** Minutes of the day from `HH:MM`; null for no time. */
export const minuteOf = (value: unknown): number | null => {
  const found = typeof value === 'string' && /^(\d\d):(\d\d)$/.exec(value)
  return found ? Number(found[1]) * 60 + Number(found[2]) : null
}

/** A localized text; null in a language without one. A plain text counts for both languages. */
export const localizedOf = (value: unknown): Localized<string | null> => {
  if (typeof value === 'string') return { en: value, fr: value }
  const { en, fr } = fieldsOf(value)
  return { en: textOf(en), fr: textOf(fr) }
}

/** A localized text that is required: a language without one gets the other's. */
export const nameOf = (value: unknown): Localized => {
  const { en, fr } = localizedOf(value)
  return { en: en ?? fr ?? '', fr: fr ?? en ?? '' }
}

/** The public name of a location; in a language without one, its name. */
export function publicNameOf(location: { name?: unknown; displayName?: unknown }): Localized {
  const [name, shown] = [nameOf(location.name), localizedOf(location.displayName)]
  return { en: shown.en || name.en, fr: shown.fr || name.fr }
}

export const addressOf = (value: unknown): Address => {
  const it = fieldsOf(value)
  return {
    street: textOf(it.street),
    metadata: textOf(it.metadata),
    city: textOf(it.city),
    state: textOf(it.state),
    zipCode: textOf(it.zipCode),
    lat: numberOf(it.lat),
    lon: numberOf(it.lon),
    phone: textOf(it.phone),
  }
}

/** The picture in an upload field; null when there is none or its file was deleted. */
export const pictureOf = (value: unknown, kind: PictureKind): Picture | null => {
  const it = fieldsOf(value)
  const fileName = textOf(it.filename)
  if (!fileName) return null
  const thumbName = textOf(fieldsOf(fieldsOf(it.sizes).thumb).filename)
  return { kind, fileName, thumbName, alt: localizedOf(it.alt), width: numberOf(it.width), height: numberOf(it.height) }
}

export const identifiedPictureOf = (value: unknown, kind: PictureKind): IdentifiedPicture | null => {
  const picture = pictureOf(value, kind)
  return picture && { ...picture, id: String(fieldsOf(value).id) }
}

/** The document in an upload field; null when there is none or its file was deleted. */
export const documentOf = (value: unknown, kind: DocumentKind): StoredDocument | null => {
  const { filename, filesize } = fieldsOf(value)
  const fileName = textOf(filename)
  return fileName === null ? null : { kind, fileName, bytes: numberOf(filesize) }
}

/** The texts of a field with many; empty when it was never set. */
export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []
