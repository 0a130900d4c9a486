import type { TextField, TextFieldSingleValidation } from 'payload'
import { isReservedSlug, isSlug } from '@/domain/address'
import { say, words } from '@collections/labels'

type Options = { unique?: boolean; reserved?: boolean }

const systemAddress = words(
  'This address is used by the system: choose another.',
  'Cette adresse est utilisée par le système : choisissez-en une autre.',
)
/** Said of a word that a route owns. */
export const sayReserved = (req: Parameters<typeof say>[0]) => say(req, systemAddress)

/** Lower-case letters, digits, hyphens; never empty. */
export const writtenAsSlug: TextFieldSingleValidation = (value, { req }) =>
  (typeof value === 'string' && isSlug(value)) ||
  say(
    req,
    words(
      'Use lower-case letters, digits and hyphens.',
      'Utilisez des lettres minuscules, des chiffres et des traits d’union.',
    ),
  )

/** The word that names a document in an address: lower-case letters, digits, hyphens. `reserved` refuses words that routes own. */
export function slug({ unique = false, reserved = false }: Options = {}) {
  const validate: TextFieldSingleValidation = async (value, options) => {
    const written = await writtenAsSlug(value, options)
    return written === true && reserved && isReservedSlug(value ?? '') ? sayReserved(options.req) : written
  }
  return {
    name: 'slug',
    type: 'text',
    label: words('Address', 'Adresse'),
    required: true,
    unique,
    index: true,
    validate,
    admin: { position: 'sidebar' },
  } satisfies TextField
}
