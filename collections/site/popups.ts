import type { CollectionConfig, NumberFieldSingleValidation } from 'payload'
import { checkbox } from '@collections/fields/checkbox'
import { autosavedDrafts, publicationWindow } from '@collections/fields/publication'
import { webAddress } from '@collections/fields/web-address'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { checkDates } from '@collections/hooks/check-dates'
import { groups, translate, bilingual } from '@collections/labels'
import { row } from '@collections/fields/row'

const isDayCount: NumberFieldSingleValidation = (value, { req }) =>
  (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 365) ||
  translate(req, bilingual('Enter a number of days from 0 to 365.', 'Entrez un nombre de jours de 0 à 365.'))

/** Popups over the home page. The site selects the active one, or else editors do with `onHomePage`. Spec: PUB-2.29, PUB-2.30. */
export const popups: CollectionConfig = {
  slug: 'popups',
  labels: { singular: bilingual('Popup', 'Fenêtre surgissante'), plural: bilingual('Popups', 'Fenêtres surgissantes') },
  admin: { useAsTitle: 'title', group: groups.content, defaultColumns: ['title', 'showFrom', 'showUntil', '_status'] },
  custom: { area: 'popups', public: true },
  hooks: { ...announceSiteDocument(), beforeValidate: [checkDates(['showFrom', 'showUntil'])] },
  versions: autosavedDrafts,
  fields: [
    { name: 'title', type: 'text', label: bilingual('Title', 'Titre'), localized: true, required: true },
    { name: 'message', type: 'textarea', label: bilingual('Message', 'Message'), localized: true },
    {
      name: 'image',
      type: 'upload',
      relationTo: 'popup-images',
      label: bilingual('Picture', 'Image'),
      admin: {
        description: bilingual('A popup without a picture is not shown.', 'Une fenêtre sans image ne s’affiche pas.'),
      },
    },
    row(checkbox('useLink', bilingual('Add a link', 'Ajouter un lien'), { width: '50%' }), {
      ...webAddress('link', bilingual('Address of the link', 'Adresse du lien'), { neededBy: 'useLink' }),
      admin: { width: '50%', condition: (_, sibling) => Boolean(sibling?.useLink) },
    }),
    checkbox('onHomePage', bilingual('Show on the home page', 'Afficher sur la page d’accueil'), {
      sidebar: true,
      description: bilingual(
        'Shows this popup once it is published, unless the settings of the site name another one.',
        'Affiche cette fenêtre dès sa publication, sauf si les réglages du site en nomment une autre.',
      ),
    }),
    {
      name: 'daysBetweenViews',
      type: 'number',
      label: bilingual('Days before it is shown again', 'Jours avant le prochain affichage'),
      required: true,
      defaultValue: 7,
      validate: isDayCount,
      admin: { step: 1, position: 'sidebar' },
    },
    publicationWindow,
  ],
}
