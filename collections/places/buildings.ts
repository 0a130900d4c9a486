import type { CollectionConfig } from 'payload'
import { sortOrder } from '@collections/fields/sort-order'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { groups, bilingual } from '@collections/labels'

/** Buildings that hold several locations. Spec: PUB-3.4. */
export const buildings: CollectionConfig = {
  slug: 'buildings',
  labels: { singular: bilingual('Building', 'Pavillon'), plural: bilingual('Buildings', 'Pavillons') },
  admin: {
    useAsTitle: 'name',
    group: groups.places,
    defaultColumns: ['name', 'active'],
    custom: { listedUnder: 'locations' },
  },
  custom: { area: 'content', public: true },
  hooks: announceSiteDocument(),
  fields: [
    { name: 'name', type: 'text', label: bilingual('Name', 'Nom'), localized: true, required: true },
    {
      name: 'active',
      type: 'checkbox',
      label: bilingual('In use', 'En service'),
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
    sortOrder,
  ],
}
