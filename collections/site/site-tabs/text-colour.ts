import type { TextField, TextFieldSingleValidation } from 'payload'
import { checkContrast, isHexColour, minContrast, type ContrastError } from '@/domain/site/brand-colour'
import { fieldsOf } from '@/server/database/stored-values'
import { type BilingualText, translate, bilingual } from '@collections/labels'
import { colour, isColour } from './colour'

/** Candidates for the background, as colours or names of sibling fields. The first that yields a colour counts. */
type Backgrounds = string[]

const resolveBackground = (backgrounds: Backgrounds, siblings: Record<string, unknown>) =>
  backgrounds
    .map((each) => (isHexColour(each) ? each : siblings[each]))
    .find((each): each is string => typeof each === 'string' && isHexColour(each))

const formatRefusal = (background: string, { ratio, suggestion }: ContrastError) =>
  bilingual(
    `This colour has a contrast of ${ratio}:1 on ${background}. Text needs at least ${minContrast}:1. Try ${suggestion}.`,
    `Cette couleur a un contraste de ${withComma(ratio)}:1 sur ${background}. Un texte exige au moins ${withComma(minContrast)}:1. Essayez ${suggestion}.`,
  )
const withComma = (ratio: number) => String(ratio).replace('.', ',')

/**
 * A text colour. Refuses a contrast below 4.5:1 with its background and suggests a similar colour that passes.
 * Spec: PUB-2.18, PUB-3.1.
 */
export function textColour(
  name: string,
  label: BilingualText,
  backgrounds: Backgrounds,
  defaultValue?: string,
): TextField {
  const validate: TextFieldSingleValidation = (value, options) => {
    const background = resolveBackground(backgrounds, fieldsOf(options.siblingData))
    if (!value || !isHexColour(value) || !background) return isColour(value, options)
    const refusal = checkContrast(background, value)
    return refusal ? translate(options.req, formatRefusal(background, refusal)) : true
  }
  return colour(name, label, defaultValue, validate)
}
