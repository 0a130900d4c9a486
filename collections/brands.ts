import type { CollectionConfig } from 'payload'
import { byArea } from './access/by-area'
import { announceSiteDocument } from './hooks/announce-change'
import { groups, words } from './labels'

/** Brands served on campus that publish their own nutrition facts. Spec: PUB-3.7. */
export const brands: CollectionConfig = {
  slug: 'brands',
  labels: { singular: words('Brand', 'Marque'), plural: words('Brands', 'Marques') },
  admin: { useAsTitle: 'name', group: groups.menus },
  access: byArea('menus'),
  hooks: announceSiteDocument(),
  fields: [
    { name: 'name', type: 'text', label: words('Name', 'Nom'), required: true },
    {
      name: 'nutritionUrl',
      type: 'text',
      label: words('Address of its nutrition facts', 'Adresse de ses valeurs nutritives'),
    },
  ],
}
