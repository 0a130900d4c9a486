import type { Field, TextFieldSingleValidation } from 'payload'
import { say, words } from '@collections/labels'
import { checkbox } from './checkbox'

/** The name goes into a style of the page: letters, digits, spaces and hyphens, nothing that could end it. */
const fontName: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  /^[\p{L}\d](?:[\p{L}\d -]{0,58}[\p{L}\d])?$/u.test(value) ||
  say(
    req,
    words('Write the name of a font, such as Source Sans 3.', 'Écrivez le nom d’une police, comme Source Sans 3.'),
  )

const used = (data: Partial<Record<string, unknown>> | undefined) => Boolean(data?.useBanner)

/** A picture across the top of a page with the page's name on it; shown when it is wanted and there is one. Spec: PUB-2.32. */
export const banner: Field[] = [
  checkbox('useBanner', words('Banner with the name of the page', 'Bannière portant le nom de la page')),
  {
    type: 'row',
    admin: { condition: used },
    fields: [
      {
        name: 'banner',
        type: 'upload',
        relationTo: 'section-banners',
        label: words('Banner', 'Bannière'),
        admin: { width: '50%' },
      },
      {
        name: 'bannerTextAlign',
        type: 'select',
        label: words('Place of the name', 'Place du nom'),
        admin: { width: '25%' },
        options: [
          { value: 'left', label: words('Left', 'À gauche') },
          { value: 'center', label: words('Centre', 'Au centre') },
          { value: 'right', label: words('Right', 'À droite') },
        ],
      },
      {
        name: 'bannerTextFont',
        type: 'text',
        label: words('Font of the name', 'Police du nom'),
        validate: fontName,
        admin: { width: '25%' },
      },
    ],
  },
]
