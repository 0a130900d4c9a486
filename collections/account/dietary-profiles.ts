import type { CollectionConfig } from 'payload'
import { systemOnly } from '@collections/access/system-only'
import { checkbox } from '@collections/fields/checkbox'
import { customerField } from '@collections/fields/customer-field'
import { versionHistory } from '@collections/fields/publication'
import { phone } from '@collections/fields/phone'
import { keepAnswers } from '@collections/forms/keep-answers'
import { withAccessLog } from '@collections/system/access-log/with-access-log'
import { groups, bilingual } from '@collections/labels'
import { row } from '@collections/fields/row'
import { relation } from '@collections/fields/relation'

/**
 * Allergies, emergency contact and food insecurity of a customer. Separate from the account, because staff who read
 * accounts do not need this. Only dietitians have access, and every access is logged. Spec: CUS-3.1.
 */
export const dietaryProfiles: CollectionConfig = withAccessLog({
  slug: 'dietary-profiles',
  labels: {
    singular: bilingual('Dietary profile', 'Profil alimentaire'),
    plural: bilingual('Dietary profiles', 'Profils alimentaires'),
  },
  admin: { group: groups.customers, defaultColumns: ['customer', 'allergens', 'carriesEpinephrine', 'updatedAt'] },
  custom: { area: 'health' },
  versions: versionHistory,
  fields: keepAnswers([
    { ...customerField({ required: true, unique: true }), access: { update: systemOnly } },
    relation('allergens', 'menu-filters', bilingual('Allergens', 'Allergènes'), {
      hasMany: true,
      filterOptions: { type: { equals: 'allergen' } },
    }),
    { name: 'customAllergens', type: 'text', hasMany: true, label: bilingual('Other allergens', 'Autres allergènes') },
    row(
      {
        name: 'contactName',
        type: 'text',
        label: bilingual('In an emergency, call', 'En cas d’urgence, appeler'),
        admin: { width: '33%' },
      },
      phone('contactNumber', bilingual('At this number', 'À ce numéro')),
    ),
    checkbox('carriesEpinephrine', bilingual('Carries epinephrine', 'Porte de l’épinéphrine sur soi')),
    checkbox('foodInsecurity', bilingual('Food insecurity', 'Insécurité alimentaire')),
  ]),
})
