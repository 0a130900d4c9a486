import type { TextField, TextFieldSingleValidation } from 'payload'
import { isReservedSlug, isSlug } from '@/domain/address'
import { say, words } from '@collections/labels'

type Options = { unique?: boolean; reserved?: boolean }

/** The word that names a document in an address: lower-case letters, digits, hyphens. `reserved` refuses words that routes own. */
export function slug({ unique = false, reserved = false }: Options = {}): TextField {
  const validate: TextFieldSingleValidation = (value, { req }) => {
    if (!value || !isSlug(value))
      return say(
        req,
        words(
          'Use lower-case letters, digits and hyphens.',
          'Utilisez des lettres minuscules, des chiffres et des traits d’union.',
        ),
      )
    if (reserved && isReservedSlug(value))
      return say(
        req,
        words(
          'This address is used by the system: choose another.',
          'Cette adresse est utilisée par le système : choisissez-en une autre.',
        ),
      )
    return true
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
  }
}
