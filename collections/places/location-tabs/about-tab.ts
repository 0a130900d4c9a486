import type { Tab } from 'payload'
import { address } from '@collections/fields/address'
import { phone } from '@collections/fields/phone'
import { bilingual } from '@collections/labels'
import { row } from '@collections/fields/row'

/** Description, address and contact of a location. Spec: PUB-3.3. */
export const aboutTab: Tab = {
  label: bilingual('About', 'À propos'),
  fields: [
    {
      name: 'displayName',
      type: 'text',
      label: bilingual('Public name', 'Nom affiché'),
      localized: true,
      admin: {
        description: bilingual('Leave empty to show the name above.', 'Laissez vide pour afficher le nom ci-dessus.'),
      },
    },
    {
      name: 'shortDescription',
      type: 'text',
      label: bilingual('Short description', 'Brève description'),
      localized: true,
    },
    {
      name: 'landmark',
      type: 'text',
      label: bilingual('How to find it', 'Comment s’y rendre'),
      localized: true,
      maxLength: 120,
      admin: {
        description: bilingual(
          'A landmark that visitors know, such as “Beside the library, by the east door”.',
          'Un repère connu, par exemple «\u00a0À côté de la bibliothèque, par la porte est\u00a0».',
        ),
      },
    },
    { name: 'description', type: 'textarea', label: bilingual('Description', 'Description'), localized: true },
    { name: 'image', type: 'upload', relationTo: 'location-images', label: bilingual('Picture', 'Image') },
    address,
    row(
      { name: 'contactName', type: 'text', label: bilingual('Contact', 'Personne-ressource') },
      {
        name: 'contactEmail',
        type: 'email',
        label: bilingual('Contact email', 'Courriel de la personne-ressource'),
      },
      phone('contactPhone', bilingual('Contact phone', 'Téléphone de la personne-ressource')),
    ),
  ],
}
