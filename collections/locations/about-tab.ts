import type { Tab } from 'payload'
import { address } from '@collections/fields/address'
import { phone } from '@collections/fields/phone'
import { words } from '@collections/labels'

/** What a location is, where it stands and whom to ask. Spec: PUB-3.3. */
export const aboutTab: Tab = {
  label: words('About', 'À propos'),
  fields: [
    {
      name: 'displayName',
      type: 'text',
      label: words('Name for visitors', 'Nom affiché'),
      localized: true,
      admin: {
        description: words('Only where it differs from the name above.', 'Seulement s’il diffère du nom ci-dessus.'),
      },
    },
    { name: 'shortDescription', type: 'text', label: words('In one line', 'En une ligne'), localized: true },
    { name: 'description', type: 'textarea', label: words('Description', 'Description'), localized: true },
    { name: 'image', type: 'upload', relationTo: 'location-images', label: words('Picture', 'Image') },
    address,
    {
      type: 'row',
      fields: [
        { name: 'contactName', type: 'text', label: words('Contact', 'Personne-ressource') },
        {
          name: 'contactEmail',
          type: 'email',
          label: words('Contact’s e-mail', 'Courriel de la personne-ressource'),
        },
        phone('contactPhone', words('Contact’s phone', 'Téléphone de la personne-ressource')),
      ],
    },
  ],
}
