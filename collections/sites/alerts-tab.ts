import type { Tab } from 'payload'
import { campusDate } from '@collections/fields/campus-date'
import { checkbox } from '@collections/fields/checkbox'
import { words } from '@collections/labels'
import { ownDocument } from './own-documents'

/** What interrupts visitors: alerts above every page, one popup over the home page. Spec: PUB-2.19, PUB-2.29. */
export const alertsTab: Tab = {
  label: words('Alerts and popup', 'Alertes et fenêtre surgissante'),
  fields: [
    {
      name: 'homepageAlerts',
      type: 'array',
      label: words('Alerts', 'Alertes'),
      labels: { singular: words('Alert', 'Alerte'), plural: words('Alerts', 'Alertes') },
      fields: [
        {
          name: 'icon',
          type: 'select',
          label: words('Icon', 'Icône'),
          defaultValue: 'info',
          options: ['info', 'warning', 'snow', 'clock'],
        },
        { name: 'message', type: 'text', label: words('Message', 'Message'), localized: true, required: true },
        // On unless it is switched off: an alert with an address has always shown it.
        checkbox('useLink', words('Show the address, if there is one', 'Afficher l’adresse, s’il y en a une'), {
          on: true,
        }),
        {
          name: 'link',
          type: 'text',
          label: words('More at this address', 'En savoir plus à cette adresse'),
          admin: { condition: (_, row) => row?.useLink !== false },
        },
        {
          type: 'row',
          fields: [
            campusDate('start', { label: words('From', 'Du') }),
            campusDate('end', { label: words('Until', 'Au'), notBefore: 'start' }),
          ],
        },
      ],
    },
    checkbox('hasPopup', words('Popup on the home page', 'Fenêtre surgissante sur la page d’accueil')),
    ownDocument('activePopup', 'popups', words('Which popup', 'Quelle fenêtre'), {
      condition: (site) => Boolean(site.hasPopup),
      description: words('It is shown while it is published.', 'Elle s’affiche tant qu’elle est publiée.'),
    }),
  ],
}
