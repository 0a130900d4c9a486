import type { CollectionConfig } from 'payload'
import { byArea } from './access/by-area'
import { birthday } from './fields/birthday'
import { checkbox } from './fields/checkbox'
import { fullName } from './fields/person'
import { groups, words } from './labels'

/** What visitors think, by the feedback form. Spec: CUS-3.20, CUS-2.58. */
export const feedback: CollectionConfig = {
  slug: 'feedback',
  labels: { singular: words('Feedback', 'Commentaire'), plural: words('Feedback', 'Commentaires') },
  admin: {
    useAsTitle: 'email',
    group: groups.messages,
    defaultColumns: ['email', 'location', 'comments', 'createdAt'],
  },
  access: byArea('messages'),
  fields: [
    fullName(true),
    {
      type: 'row',
      fields: [
        { name: 'email', type: 'email', label: words('E-mail', 'Courriel'), required: true, admin: { width: '33%' } },
        { name: 'location', type: 'text', label: words('Location', 'Point de service'), admin: { width: '33%' } },
        birthday,
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'customerResidence',
          type: 'select',
          label: words('Lives', 'Habite'),
          options: [
            { value: 'On campus', label: words('On campus', 'Sur le campus') },
            { value: 'Off campus', label: words('Off campus', 'Hors campus') },
            { value: 'n/a', label: words('Not applicable', 'Sans objet') },
          ],
          admin: { width: '33%' },
        },
        { name: 'customerType', type: 'text', label: words('Is', 'Est'), admin: { width: '33%' } },
      ],
    },
    { name: 'comments', type: 'textarea', label: words('Comments', 'Commentaires'), required: true },
    checkbox('offers', words('Wants offers', 'Veut des offres')),
  ],
}
