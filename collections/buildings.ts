import type { CollectionConfig } from 'payload'
import { byArea } from './access/by-area'
import { sortOrder } from './fields/sort-order'
import { announceSiteDocument } from './hooks/announce-change'
import { groups, words } from './labels'

/** Buildings that hold several locations. Spec: PUB-3.4. */
export const buildings: CollectionConfig = {
  slug: 'buildings',
  labels: { singular: words('Building', 'Pavillon'), plural: words('Buildings', 'Pavillons') },
  admin: { useAsTitle: 'name', group: groups.menus, defaultColumns: ['name', 'active'] },
  access: byArea('content'),
  hooks: announceSiteDocument(),
  fields: [
    { name: 'name', type: 'text', label: words('Name', 'Nom'), localized: true, required: true },
    {
      name: 'active',
      type: 'checkbox',
      label: words('In use', 'En service'),
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
    sortOrder,
  ],
}
