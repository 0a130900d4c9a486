import type { CollectionConfig, NumberFieldSingleValidation } from 'payload'
import { byArea } from './access/by-area'
import { checkbox } from './fields/checkbox'
import { drafts, publicationWindow } from './fields/publication'
import { webAddress } from './fields/web-address'
import { announceSiteDocument } from './hooks/announce-change'
import { checkDates } from './hooks/check-dates'
import { groups, say, words } from './labels'

const days: NumberFieldSingleValidation = (value, { req }) =>
  (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 365) ||
  say(req, words('Write whole days, from 0 to 365.', 'Écrivez des jours entiers, de 0 à 365.'))

/** What opens over a site's home, once in so many days; which of them is open the site says. Spec: PUB-2.29, PUB-2.30. */
export const popups: CollectionConfig = {
  slug: 'popups',
  labels: { singular: words('Popup', 'Fenêtre d’annonce'), plural: words('Popups', 'Fenêtres d’annonce') },
  admin: { useAsTitle: 'title', group: groups.content, defaultColumns: ['title', 'showFrom', 'showUntil', '_status'] },
  access: byArea('content'),
  hooks: { ...announceSiteDocument(), beforeValidate: [checkDates(['showFrom', 'showUntil'])] },
  versions: drafts,
  fields: [
    { name: 'title', type: 'text', label: words('Title', 'Titre'), localized: true, required: true },
    { name: 'message', type: 'textarea', label: words('Message', 'Message'), localized: true },
    {
      name: 'image',
      type: 'upload',
      relationTo: 'popup-images',
      label: words('Picture', 'Image'),
      admin: { description: words('Without a picture it does not open.', 'Sans image, elle ne s’ouvre pas.') },
    },
    {
      type: 'row',
      fields: [
        checkbox('useLink', words('With a link', 'Avec un lien'), { width: '50%' }),
        {
          ...webAddress('link', words('Address of the link', 'Adresse du lien'), { neededBy: 'useLink' }),
          admin: { width: '50%', condition: (_, sibling) => Boolean(sibling?.useLink) },
        },
      ],
    },
    {
      name: 'daysBetweenViews',
      type: 'number',
      label: words('Days until it opens again', 'Jours avant qu’elle se rouvre'),
      required: true,
      defaultValue: 7,
      validate: days,
      admin: { step: 1, position: 'sidebar' },
    },
    publicationWindow,
  ],
}
