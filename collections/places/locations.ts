import type { CollectionConfig } from 'payload'
import { byArea } from '@collections/access/by-area'
import { checkbox } from '@collections/fields/checkbox'
import { sortOrder } from '@collections/fields/sort-order'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { groups, bilingual } from '@collections/labels'
import { aboutTab } from './location-tabs/about-tab'
import { fixedMenuTab } from './location-tabs/fixed-menu-tab'
import { reservationsTab } from './location-tabs/reservations-tab'
import { serviceTab } from './location-tabs/service-tab'
import { requireMenuText } from './require-menu-text'

/** Dining locations. Spec: PUB-3.3, PUB-3.18, CUS-3.16. */
export const locations: CollectionConfig = {
  slug: 'locations',
  labels: { singular: bilingual('Location', 'Point de service'), plural: bilingual('Locations', 'Points de service') },
  admin: { useAsTitle: 'name', group: groups.places, defaultColumns: ['name', 'building', 'active', 'showMenus'] },
  access: byArea('content'),
  hooks: { ...announceSiteDocument(), beforeValidate: [requireMenuText] },
  fields: [
    {
      name: 'today',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '@/studio/closing/today-panel#LocationToday' } },
    },
    { name: 'name', type: 'text', label: bilingual('Name', 'Nom'), localized: true, required: true },
    { name: 'building', type: 'relationship', relationTo: 'buildings', label: bilingual('Building', 'Pavillon') },
    checkbox('active', bilingual('In use', 'En service'), { on: true, sidebar: true }),
    checkbox('showMenus', bilingual('Show menus', 'Afficher les menus'), { on: true, sidebar: true }),
    checkbox('showMap', bilingual('Show on the map', 'Afficher sur la carte'), { on: true, sidebar: true }),
    checkbox('allergenFilter', bilingual('Allergen filters', 'Filtres d’allergènes'), { on: true, sidebar: true }),
    checkbox('useReservations', bilingual('Takes reservations', 'Accepte les réservations'), { sidebar: true }),
    {
      name: 'occupancy',
      type: 'select',
      label: bilingual('How busy', 'Achalandage'),
      required: true,
      defaultValue: 'na',
      options: [
        { value: 'na', label: bilingual('Not measured', 'Non mesuré') },
        { value: 'low', label: bilingual('Quiet', 'Calme') },
        { value: 'medium', label: bilingual('Busy', 'Achalandé') },
        { value: 'high', label: bilingual('Very busy', 'Très achalandé') },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'type',
      type: 'select',
      label: bilingual('Menu source', 'Source des menus'),
      defaultValue: 'webtrition',
      options: [
        { value: 'webtrition', label: bilingual('Recipes', 'Recettes') },
        { value: 'concept', label: bilingual('Brand', 'Marque') },
        { value: 'menubuilder', label: bilingual('Own menu', 'Menu maison') },
      ],
      admin: { position: 'sidebar' },
    },
    sortOrder,
    // Changes with every save of the location's hours: see `check-hours-overlap.ts`.
    { name: 'hoursToken', type: 'text', hidden: true, admin: { hidden: true }, disableDuplicate: true },
    { type: 'tabs', tabs: [aboutTab, serviceTab, fixedMenuTab, reservationsTab] },
  ],
}
