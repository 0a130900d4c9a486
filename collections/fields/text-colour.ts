import type { TextField, TextFieldSingleValidation } from 'payload'
import { contrastRefusal, isHexColour, readable, type ContrastRefusal } from '@/domain/brand-colour'
import { fieldsOf } from '@/server/stored'
import { say, words } from '@collections/labels'
import { colour, isColour } from './colour'

/** What a text stands on: the first of these that is a colour. A name is a field beside it, a colour stands for itself. */
type Grounds = string[]

const groundOf = (grounds: Grounds, beside: Record<string, unknown>) =>
  grounds
    .map((each) => (isHexColour(each) ? each : beside[each]))
    .find((each): each is string => typeof each === 'string' && isHexColour(each))

const sentence = (ground: string, { ratio, suggestion }: ContrastRefusal) =>
  words(
    `On ${ground} this colour reaches a contrast of ${ratio} to 1, and text needs ${readable}. ${suggestion} would do.`,
    `Sur ${ground}, cette couleur atteint un contraste de ${comma(ratio)} pour 1, et un texte demande ${comma(readable)}. ${suggestion} conviendrait.`,
  )
const comma = (ratio: number) => String(ratio).replace('.', ',')

/**
 * A colour that something is written in, refused where that could not be read (4.5:1); the sentence names a colour near
 * it that could. Spec: PUB-2.18, PUB-3.1.
 */
export function textColour(
  name: string,
  label: ReturnType<typeof words>,
  grounds: Grounds,
  defaultValue?: string,
): TextField {
  const validate: TextFieldSingleValidation = (value, options) => {
    const ground = groundOf(grounds, fieldsOf(options.siblingData))
    if (!value || !isHexColour(value) || !ground) return isColour(value, options)
    const refused = contrastRefusal(ground, value)
    return refused ? say(options.req, sentence(ground, refused)) : true
  }
  return colour(name, label, defaultValue, validate)
}
