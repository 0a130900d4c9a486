import type { Tab } from 'payload'
import { campusDate } from '@collections/fields/campus-date'
import { checkbox } from '@collections/fields/checkbox'
import { bilingual } from '@collections/labels'
import { ownDocument } from './own-documents'
import { row } from '@collections/fields/row'

/** Alerts above every page, and the popup over the home page. Spec: PUB-2.19, PUB-2.29. */
export const alertsTab: Tab = {
  label: bilingual('Alerts and popup', 'Avis et fenêtre surgissante'),
  fields: [
    {
      name: 'homepageAlerts',
      type: 'array',
      label: bilingual('Alerts', 'Avis'),
      labels: { singular: bilingual('Alert', 'Avis'), plural: bilingual('Alerts', 'Avis') },
      fields: [
        {
          name: 'icon',
          type: 'select',
          label: bilingual('Icon', 'Icône'),
          defaultValue: 'info',
          options: [
            { value: 'info', label: bilingual('Information', 'Information') },
            { value: 'warning', label: bilingual('Warning', 'Avertissement') },
            { value: 'snow', label: bilingual('Snow', 'Neige') },
            { value: 'clock', label: bilingual('Clock', 'Horloge') },
          ],
        },
        { name: 'message', type: 'text', label: bilingual('Message', 'Message'), localized: true, required: true },
        checkbox('useLink', bilingual('Show the link', 'Afficher le lien'), {
          on: true,
        }),
        {
          name: 'link',
          type: 'text',
          label: bilingual('Address of the link', 'Adresse du lien'),
          admin: { condition: (_, row) => row?.useLink !== false },
        },
        row(
          campusDate('start', { label: bilingual('From', 'Du') }),
          campusDate('end', { label: bilingual('Until', 'Au'), notBefore: 'start' }),
        ),
      ],
    },
    checkbox('hasPopup', bilingual('Popup on the home page', 'Fenêtre surgissante sur la page d’accueil')),
    ownDocument('activePopup', 'popups', bilingual('Popup', 'Fenêtre surgissante'), {
      condition: (site) => Boolean(site.hasPopup),
      description: bilingual('Only a published popup is shown.', 'Seule une fenêtre publiée s’affiche.'),
    }),
  ],
}
