import type { CollectionConfig, Field, TextField } from 'payload'
import { byArea } from './access/by-area'
import { formAllergens } from './fields/form-allergens'
import { looksRecorded } from './hooks/record-look'
import { groups, words } from './labels'

const text = (name: string, en: string, fr: string): TextField => ({
  name,
  type: 'text',
  label: words(en, fr),
  maxLength: 200,
  admin: { width: '33%' },
})
const row = (...fields: Field[]): Field => ({ type: 'row', fields })

/**
 * Meals to take away, ordered by a form. They carry allergens and student ids to the kitchen, so every look is recorded.
 * Spec: CUS-3.22.
 */
export const onTheGoOrders: CollectionConfig = looksRecorded({
  slug: 'on-the-go-orders',
  labels: {
    singular: words('On-the-go order', 'Commande à emporter'),
    plural: words('On-the-go orders', 'Commandes à emporter'),
  },
  admin: {
    useAsTitle: 'name',
    group: groups.customers,
    defaultColumns: ['name', 'pickUp', 'entree', 'allergens', 'createdAt'],
  },
  access: byArea('foodOrders'),
  fields: [
    row(
      { ...text('name', 'Name', 'Nom'), required: true },
      { name: 'email', type: 'email', label: words('E-mail', 'Courriel'), required: true, admin: { width: '33%' } },
      text('studentId', 'Student ID', 'Numéro étudiant'),
    ),
    row(text('pickUp', 'Picked up', 'Cueillette'), text('plan', 'Plan', 'Forfait')),
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
    { name: 'addons', type: 'text', hasMany: true, label: words('Add-ons', 'Garnitures') },
    { name: 'sides', type: 'text', hasMany: true, label: words('Sides', 'Accompagnements') },
    formAllergens(false),
    { name: 'otherAllergies', type: 'textarea', label: words('Other allergies', 'Autres allergies') },
    { name: 'comments', type: 'textarea', label: words('Comments', 'Commentaires') },
  ],
})
