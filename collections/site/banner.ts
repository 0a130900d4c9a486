import type { Field, TextFieldSingleValidation } from 'payload'
import { translate, bilingual } from '@collections/labels'
import { checkbox } from '@collections/fields/checkbox'

/** Accepts only characters that cannot end the CSS value into which the name is written. */
const isFontName: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  /^[\p{L}\d](?:[\p{L}\d -]{0,58}[\p{L}\d])?$/u.test(value) ||
  translate(
    req,
    bilingual('Enter the name of a font, such as Source Sans 3.', 'Entrez le nom d’une police, comme Source Sans 3.'),
  )

const isBannerOn = (data: Partial<Record<string, unknown>> | undefined) => Boolean(data?.useBanner)

/** A picture across the top of a page, with the name of the page on it. Spec: PUB-2.32. */
export const bannerFields: Field[] = [
  checkbox('useBanner', bilingual('Banner with the name of the page', 'Bannière portant le nom de la page')),
  {
    type: 'row',
    admin: { condition: isBannerOn },
    fields: [
      {
        name: 'banner',
        type: 'upload',
        relationTo: 'section-banners',
        label: bilingual('Banner', 'Bannière'),
        admin: { width: '50%' },
      },
      {
        name: 'bannerTextAlign',
        type: 'select',
        label: bilingual('Alignment of the name', 'Alignement du nom'),
        admin: { width: '25%' },
        options: [
          { value: 'left', label: bilingual('Left', 'À gauche') },
          { value: 'center', label: bilingual('Centre', 'Au centre') },
          { value: 'right', label: bilingual('Right', 'À droite') },
        ],
      },
      {
        name: 'bannerTextFont',
        type: 'text',
        label: bilingual('Font of the name', 'Police du nom'),
        validate: isFontName,
        admin: { width: '25%' },
      },
    ],
  },
]
