import type { Tab, TextField, TextFieldSingleValidation } from 'payload'
import {
  pageBackgrounds,
  checkContrast,
  isHexColour,
  minContrast,
  type ContrastError,
} from '@/domain/site/brand-colour'
import { checkbox } from '@collections/fields/checkbox'
import { colour, isColour } from './colour'
import { bilingual, type BilingualText, translate } from '@collections/labels'
import { ownPicture } from './own-documents'
import { fieldsOf } from '@/server/database/stored-values'
import { row } from '@collections/fields/row'

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
function textColour(name: string, label: BilingualText, backgrounds: Backgrounds, defaultValue?: string): TextField {
  const validate: TextFieldSingleValidation = (value, options) => {
    const background = resolveBackground(backgrounds, fieldsOf(options.siblingData))
    if (!value || !isHexColour(value) || !background) return isColour(value, options)
    const refusal = checkContrast(background, value)
    return refusal ? translate(options.req, formatRefusal(background, refusal)) : true
  }
  return colour(name, label, defaultValue, validate)
}

/** Logo and colours. Text colours must have enough contrast. Spec: PUB-2.18, PUB-3.1. */
export const appearanceTab: Tab = {
  label: bilingual('Appearance', 'Apparence'),
  fields: [
    row(
      ownPicture('logo', 'logo', bilingual('Logo', 'Logo'), { width: '50%' }),
      ownPicture('invertedLogo', 'logo', bilingual('Logo for dark backgrounds', 'Logo pour les fonds foncés'), {
        width: '50%',
      }),
    ),
    checkbox('bigLogo', bilingual('Large logo', 'Grand logo')),
    row(
      colour('brandColor', bilingual('Brand', 'Marque'), '#1e5f74'),
      textColour(
        'textColor',
        bilingual('Text on the brand colour', 'Texte sur la couleur de la marque'),
        ['brandColor'],
        '#ffffff',
      ),
      textColour('alternateClosedColor', bilingual('Closed', 'Fermé'), [pageBackgrounds.light]),
      colour('buttonColor', bilingual('Buttons', 'Boutons')),
      textColour('buttonTextColor', bilingual('Button text', 'Texte des boutons'), ['buttonColor', 'brandColor']),
      textColour('buttonTextHoverColor', bilingual('Button text on hover', 'Texte des boutons au survol'), [
        'buttonColor',
        'brandColor',
      ]),
    ),
    checkbox('carouselControl', bilingual('Carousel controls', 'Commandes du carrousel'), { on: true }),
    colour('carouselControlColor', bilingual('Colour of the carousel controls', 'Couleur des commandes du carrousel')),
  ],
}
