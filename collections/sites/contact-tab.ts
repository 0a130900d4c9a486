import type { Tab } from 'payload'
import { socialNetworks } from '@/domain/campus'
import { checkbox } from '@collections/fields/checkbox'
import { phone } from '@collections/fields/phone'
import { words } from '@collections/labels'

/** Whom visitors may write to or call, and where else the site is found. Spec: PUB-2.28, PUB-3.1. */
export const contactTab: Tab = {
  label: words('Contact', 'Coordonnées'),
  fields: [
    { name: 'email', type: 'email', label: words('E-mail', 'Courriel') },
    checkbox('displayEmail', words('Show the e-mail', 'Afficher le courriel')),
    checkbox('hasContactInfo', words('Show a person to contact', 'Afficher une personne-ressource')),
    {
      type: 'row',
      admin: { condition: (data) => Boolean(data?.hasContactInfo) },
      fields: [
        { name: 'contactName', type: 'text', label: words('Name', 'Nom'), admin: { width: '50%' } },
        {
          name: 'contactTitle',
          type: 'text',
          label: words('Position', 'Fonction'),
          localized: true,
          admin: { width: '50%' },
        },
        phone('contactPhone', words('Phone', 'Téléphone')),
        {
          name: 'contactEmail',
          type: 'email',
          label: words('Contact’s e-mail', 'Courriel de la personne-ressource'),
          admin: { width: '50%' },
        },
      ],
    },
    {
      name: 'socialMedia',
      type: 'group',
      label: words('Social networks', 'Réseaux sociaux'),
      fields: socialNetworks.map((name) => ({ name, type: 'text' as const })),
    },
  ],
}
