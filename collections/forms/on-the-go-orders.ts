import type { CollectionConfig, Field, TextField } from 'payload'
import { formAllergens } from './form-allergens'
import { asInbox } from './inbox/as-inbox'
import { withAccessLog } from '@collections/system/access-log/with-access-log'
import { groups, bilingual } from '@collections/labels'

const text = (name: string, en: string, fr: string): TextField => ({
  name,
  type: 'text',
  label: bilingual(en, fr),
  maxLength: 200,
  admin: { width: '33%' },
})
const row = (...fields: Field[]): Field => ({ type: 'row', fields })

/** On-the-go meal orders. They contain allergens and student IDs, so every access is logged. Spec: CUS-3.22. */
export const onTheGoOrders: CollectionConfig = withAccessLog(
  asInbox({
    slug: 'on-the-go-orders',
    labels: {
      singular: bilingual('On-the-go order', 'Commande à emporter'),
      plural: bilingual('On-the-go orders', 'Commandes à emporter'),
    },
    admin: { useAsTitle: 'name', group: groups.customers },
    columns: ['name', 'pickUp', 'entree', 'allergens'],
    fields: [
      row(
        { ...text('name', 'Name', 'Nom'), required: true },
        {
          name: 'email',
          type: 'email',
          label: bilingual('Email', 'Courriel'),
          required: true,
          admin: { width: '33%' },
        },
        text('studentId', 'Student ID', 'Numéro étudiant'),
      ),
      row(text('pickUp', 'Pickup', 'Cueillette'), text('plan', 'Plan', 'Forfait')),
      row(
        text('entree', 'Main dish', 'Plat principal'),
        text('base', 'Base', 'Base'),
        text('protein', 'Protein', 'Protéine'),
      ),
      row(
        text('cheese', 'Cheese', 'Fromage'),
        text('dressingSauce', 'Dressing or sauce', 'Vinaigrette ou sauce'),
        text('drink', 'Drink', 'Boisson'),
      ),
      { name: 'addons', type: 'text', hasMany: true, label: bilingual('Add-ons', 'Garnitures') },
      { name: 'sides', type: 'text', hasMany: true, label: bilingual('Sides', 'Accompagnements') },
      formAllergens(false),
      { name: 'otherAllergies', type: 'textarea', label: bilingual('Other allergies', 'Autres allergies') },
      { name: 'comments', type: 'textarea', label: bilingual('Comments', 'Commentaires') },
    ],
  }),
)
