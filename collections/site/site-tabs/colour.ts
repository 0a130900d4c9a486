import type { TextField, TextFieldSingleValidation } from 'payload'
import { isHexColour } from '@/domain/site/brand-colour'
import { type BilingualText, translate, bilingual } from '@collections/labels'

/** Accepts `#rrggbb` and an empty value. */
export const isColour: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  isHexColour(value) ||
  translate(req, bilingual('Enter a colour like #1e7b45.', 'Entrez une couleur comme #1e7b45.'))

/** A colour, `#rrggbb`. The studio shows a colour picker. */
export function colour(name: string, label: BilingualText, defaultValue?: string, validate = isColour): TextField {
  return {
    name,
    type: 'text',
    label,
    defaultValue,
    validate,
    admin: { width: '33%', components: { Field: '@/studio/native-inputs#ColourInput' } },
  }
}
