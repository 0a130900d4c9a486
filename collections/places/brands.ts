import type { CollectionConfig } from 'payload'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { groups, bilingual } from '@collections/labels'

/** Brands that publish their own nutrition facts. Spec: PUB-3.7. */
export const brands: CollectionConfig = {
  slug: 'brands',
  labels: { singular: bilingual('Brand', 'Marque'), plural: bilingual('Brands', 'Marques') },
  admin: { useAsTitle: 'name', group: groups.places, custom: { listedUnder: 'locations' } },
  custom: { area: 'menus', public: true },
  hooks: announceSiteDocument(),
  fields: [
    { name: 'name', type: 'text', label: bilingual('Name', 'Nom'), required: true },
    {
      name: 'nutritionUrl',
      type: 'text',
      label: bilingual('Web address of its nutrition facts', 'Adresse Web de ses valeurs nutritives'),
    },
  ],
}
