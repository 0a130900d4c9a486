import { getTranslation } from '@payloadcms/translations'
import { ValidationError, type FlattenedField, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import type { BilingualText } from './labels'

type FieldError = { path: string; message: string; label?: BilingualText }
type Language = Partial<Pick<PayloadRequest, 'i18n' | 't'>>

/**
 * A refused save: 400 with one message per field, which the studio shows at the field.
 *
 * Payload also lists the fields in the error's main message, by path unless they carry a label. The label is the field's
 * own, unless an error brings one for a path without a field, such as the password.
 */
export function validationError(
  collection: SanitizedCollectionConfig,
  errors: FieldError[],
  { i18n, t }: Language = {},
): ValidationError {
  const labelled = errors.map(({ path, message, label }) => {
    const text = label ?? labelAt(collection.flattenedFields, path.split('.'))
    return { path, message, ...(text && i18n ? { label: getTranslation(text, i18n) } : {}) }
  })
  return new ValidationError({ collection: collection.slug, errors: labelled }, t)
}

/** The label of the innermost field on a path such as `homepageImages.0.image`. */
function labelAt(fields: FlattenedField[], [name, ...rest]: string[]): BilingualText | string | null {
  const field = fields.find((each) => each.name === name)
  if (!field) return null
  const inside = rest.filter((part) => !/^\d+$/.test(part))
  if (inside.length > 0) return 'flattenedFields' in field ? labelAt(field.flattenedFields, inside) : null
  const { label } = field as { label?: unknown }
  return typeof label === 'string' || (typeof label === 'object' && label !== null) ? (label as BilingualText) : null
}
