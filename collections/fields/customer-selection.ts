import type { CollectionConfig, Field } from 'payload'
import { byArea } from '@collections/access/by-area'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { groups, words } from '@collections/labels'
import { checkbox } from './checkbox'
import { sortOrder } from './sort-order'

/** One answer to a question of the order form: its name, the plans that it leaves to choose from, and whether they are taxed. */
export const selection = (): Field[] => [
  { name: 'name', type: 'text', label: words('Name', 'Nom'), localized: true, required: true },
  {
    name: 'mealPlans',
    type: 'relationship',
    relationTo: 'meal-plans',
    hasMany: true,
    label: words('Meal plans', 'Forfaits repas'),
    admin: { description: words('None is all of them.', 'Aucun les offre tous.') },
  },
  checkbox('applyTax', words('Pays tax', 'Paie les taxes'), { on: true, sidebar: true }),
  sortOrder,
]

type Kind = { slug: string; singular: ReturnType<typeof words>; plural: ReturnType<typeof words> }

/** The answers to one question of the order form. Spec: CUS-3.6. */
export const customerSelection = ({ slug, singular, plural }: Kind): CollectionConfig => ({
  slug,
  labels: { singular, plural },
  admin: { useAsTitle: 'name', group: groups.shop, defaultColumns: ['name', 'mealPlans', 'applyTax', 'sortOrder'] },
  access: byArea('shop'),
  hooks: announceSiteDocument(),
  fields: selection(),
})
