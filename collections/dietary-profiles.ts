import type { CollectionConfig } from 'payload'
import { byArea } from './access/by-area'
import { onlyTheSystem } from './access/only-the-system'
import { checkbox } from './fields/checkbox'
import { customerOf } from './fields/customer-of'
import { phone } from './fields/phone'
import { looksRecorded } from './hooks/record-look'
import { groups, words } from './labels'

/**
 * What a customer says of their allergies, whom to call and whether they lack food: apart from the account, since those who
 * read accounts have no need of it. For dietitians; every look is recorded. Spec: CUS-3.1.
 */
export const dietaryProfiles: CollectionConfig = looksRecorded({
  slug: 'dietary-profiles',
  labels: {
    singular: words('Dietary profile', 'Profil alimentaire'),
    plural: words('Dietary profiles', 'Profils alimentaires'),
  },
  admin: { group: groups.customers, defaultColumns: ['customer', 'allergens', 'carriesEpinephrine', 'updatedAt'] },
  access: byArea('health'),
  fields: [
    { ...customerOf({ required: true, unique: true }), access: { update: onlyTheSystem } },
    {
      name: 'allergens',
      type: 'relationship',
      relationTo: 'menu-filters',
      hasMany: true,
      filterOptions: { type: { equals: 'allergen' } },
      label: words('Allergens', 'Allergènes'),
    },
    { name: 'customAllergens', type: 'text', hasMany: true, label: words('Other allergens', 'Autres allergènes') },
    {
      type: 'row',
      fields: [
        {
          name: 'contactName',
          type: 'text',
          label: words('In an emergency, call', 'En cas d’urgence, appeler'),
          admin: { width: '33%' },
        },
        phone('contactNumber', words('At this number', 'À ce numéro')),
      ],
    },
    checkbox('carriesEpinephrine', words('Carries epinephrine', 'A de l’épinéphrine sur soi')),
    checkbox('foodInsecurity', words('Lacks food', 'Manque de nourriture')),
  ],
})
