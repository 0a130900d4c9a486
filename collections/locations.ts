import type { CollectionConfig } from 'payload'
import { byArea } from './access/by-area'
import { checkbox } from './fields/checkbox'
import { sortOrder } from './fields/sort-order'
import { announceSiteDocument } from './hooks/announce-change'
import { groups, words } from './labels'
import { aboutTab } from './locations/about-tab'
import { fixedMenuTab } from './locations/fixed-menu-tab'
import { reservationsTab } from './locations/reservations-tab'
import { serviceTab } from './locations/service-tab'

/** Places where food is served. Spec: PUB-3.3, PUB-3.18, CUS-3.16. */
export const locations: CollectionConfig = {
  slug: 'locations',
  labels: { singular: words('Location', 'Point de service'), plural: words('Locations', 'Points de service') },
  admin: { useAsTitle: 'name', group: groups.menus, defaultColumns: ['name', 'building', 'active', 'showMenus'] },
  access: byArea('content'),
  hooks: announceSiteDocument(),
  fields: [
    { name: 'name', type: 'text', label: words('Name', 'Nom'), localized: true, required: true },
    { name: 'building', type: 'relationship', relationTo: 'buildings', label: words('Building', 'Pavillon') },
    checkbox('active', words('In use', 'En service'), { on: true, sidebar: true }),
    checkbox('showMenus', words('Has menus', 'A des menus'), { on: true, sidebar: true }),
    checkbox('showMap', words('On the map', 'Sur le plan'), { on: true, sidebar: true }),
    checkbox('allergenFilter', words('Allergen filters', 'Filtres d’allergènes'), { on: true, sidebar: true }),
    checkbox('useReservations', words('Takes reservations', 'Accepte les réservations'), { sidebar: true }),
    {
      name: 'occupancy',
      type: 'select',
      label: words('How busy', 'Achalandage'),
      required: true,
      defaultValue: 'na',
      options: [
        { value: 'na', label: words('Not measured', 'Non mesuré') },
        { value: 'low', label: words('Quiet', 'Calme') },
        { value: 'medium', label: words('Busy', 'Achalandé') },
        { value: 'high', label: words('Very busy', 'Très achalandé') },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'type',
      type: 'select',
      label: words('Source of its menus', 'Source de ses menus'),
      defaultValue: 'webtrition',
      options: [
        { value: 'webtrition', label: words('Recipes', 'Recettes') },
        { value: 'concept', label: words('Brand', 'Marque') },
        { value: 'menubuilder', label: words('Own menu', 'Menu maison') },
      ],
      admin: { position: 'sidebar' },
    },
    sortOrder,
    // Changed with each save of the hours, so that a transaction notices another one: see `hooks/keep-hours-apart`.
    { name: 'hoursToken', type: 'text', hidden: true, admin: { hidden: true }, disableDuplicate: true },
    { type: 'tabs', tabs: [aboutTab, serviceTab, fixedMenuTab, reservationsTab] },
  ],
}
