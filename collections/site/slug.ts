import type { TextField, TextFieldSingleValidation } from 'payload'
import { isReservedSlug, isSlug } from '@/domain/site/slug'
import { translate, bilingual } from '@collections/labels'

type Options = { unique?: boolean; reserved?: boolean }

const systemAddress = bilingual(
  'This address is reserved. Choose another one.',
  'Cette adresse est réservée. Choisissez-en une autre.',
)
/** The refusal of a slug that a route of the product uses. */
export const reservedSlugMessage = (req: Parameters<typeof translate>[0]) => translate(req, systemAddress)

/** Accepts lower-case letters, digits and hyphens. Refuses an empty value. */
export const isValidSlug: TextFieldSingleValidation = (value, { req }) =>
  (typeof value === 'string' && isSlug(value)) ||
  translate(
    req,
    bilingual(
      'Use lower-case letters, digits and hyphens.',
      'Utilisez des lettres minuscules, des chiffres et des traits d’union.',
    ),
  )

/** The same, but an empty value is accepted. */
export const isOptionalSlug: TextFieldSingleValidation = (value, options) => !value || isValidSlug(value, options)

/** A slug: lower-case letters, digits and hyphens. `reserved` refuses slugs that routes of the product use. */
export function slug({ unique = false, reserved = false }: Options = {}) {
  const validate: TextFieldSingleValidation = async (value, options) => {
    const written = await isValidSlug(value, options)
    return written === true && reserved && isReservedSlug(value ?? '') ? reservedSlugMessage(options.req) : written
  }
  return {
    name: 'slug',
    type: 'text',
    label: bilingual('Web address', 'Adresse Web'),
    required: true,
    unique,
    index: true,
    validate,
    admin: { position: 'sidebar' },
  } satisfies TextField
}
