import type { TextField, TextFieldSingleValidation } from 'payload'
import { isHexColour } from '@/domain/brand-colour'
import { say, words } from '@collections/labels'

/** Lets a colour or none pass. */
export const isColour: TextFieldSingleValidation = (value, { req }) =>
  !value || isHexColour(value) || say(req, words('Write a colour like #1e7b45.', 'Écrivez une couleur comme #1e7b45.'))

/** A colour as `#rrggbb`. */
export function colour(
  name: string,
  label: ReturnType<typeof words>,
  defaultValue?: string,
  validate = isColour,
): TextField {
  return {
    name,
    type: 'text',
    label,
    defaultValue,
    validate,
    admin: { width: '33%', components: { Field: '@/studio/native-inputs#ColourInput' } },
  }
}
