import type { CollectionConfig, Field, TextFieldSingleValidation } from 'payload'
import { isAmountText, nutrients } from '@/domain/nutrition'
import { byArea } from './access/by-area'
import { announceSiteDocument } from './hooks/announce-change'
import { dishCard } from './hooks/dish-card'
import { nutrientLabels } from './fields/nutrient-labels'
import { history } from './fields/publication'
import { groups, say, words } from './labels'
import { taken } from './unique-refusals'

const amount: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  isAmountText(value) ||
  say(
    req,
    words(
      'Write an amount like 12, 0.5, <1 or 5+, or leave it empty.',
      'Écrivez une quantité comme 12, 0.5, <1 ou 5+, ou laissez vide.',
    ),
  )

const filtersOf = (
  name: string,
  type: 'allergen' | 'label',
  label: ReturnType<typeof words>,
  description?: ReturnType<typeof words>,
): Field => ({
  name,
  type: 'relationship',
  relationTo: 'menu-filters',
  hasMany: true,
  label,
  filterOptions: { type: { equals: type } },
  admin: { description },
})

/** What the kitchen can serve: a dish corrected here is correct on every menu. Spec: PUB-3.7. */
export const dishes: CollectionConfig = {
  slug: 'dishes',
  versions: history,
  labels: { singular: words('Dish', 'Plat'), plural: words('Dishes', 'Plats') },
  admin: {
    useAsTitle: 'name',
    group: groups.menus,
    defaultColumns: ['name', 'allergensDeclared', 'calories', 'updatedAt'],
    listSearchableFields: ['name', 'code'],
  },
  access: byArea('menus'),
  hooks: announceSiteDocument(),
  disableDuplicate: true,
  indexes: [{ fields: ['site', 'code'], unique: true }],
  fields: [
    { name: 'name', type: 'text', label: words('Name', 'Nom'), localized: true, required: true, index: true },
    {
      name: 'code',
      type: 'text',
      label: words('Code', 'Code'),
      required: true,
      index: true,
      admin: {
        position: 'sidebar',
        description: words('The word that imports use.', 'Le mot qu’utilisent les importations.'),
      },
      custom: taken(
        words(
          'Another dish of this site has this code: choose another.',
          'Un autre plat de ce site porte ce code : choisissez-en un autre.',
        ),
      ),
    },
    { name: 'mrn', type: 'number', label: words('Recipe number', 'Numéro de recette'), admin: { position: 'sidebar' } },
    {
      name: 'mrnFull',
      type: 'text',
      label: words('Recipe and revision', 'Recette et révision'),
      admin: { position: 'sidebar' },
    },
    {
      name: 'brand',
      type: 'relationship',
      relationTo: 'brands',
      label: words('Brand', 'Marque'),
      admin: { position: 'sidebar' },
    },
    { name: 'description', type: 'textarea', label: words('Description', 'Description'), localized: true },
    { name: 'portion', type: 'text', label: words('Portion', 'Portion'), localized: true },
    {
      name: 'allergensDeclared',
      type: 'checkbox',
      label: words('The allergens below are complete', 'Les allergènes ci-dessous sont complets'),
      defaultValue: false,
      admin: {
        description: words(
          'Until this is checked, the dish is shown as “Allergens not declared” and never as safe.',
          'Tant que cette case n’est pas cochée, le plat porte la mention « Allergènes non déclarés » et n’est jamais présenté comme sûr.',
        ),
      },
    },
    filtersOf('allergens', 'allergen', words('Contains', 'Contient')),
    filtersOf('mayContain', 'allergen', words('May contain', 'Peut contenir')),
    { name: 'customAllergens', type: 'text', label: words('Other allergens', 'Autres allergènes'), localized: true },
    filtersOf('labels', 'label', words('Dietary categories', 'Catégories alimentaires')),
    { name: 'ingredients', type: 'textarea', label: words('Ingredients', 'Ingrédients'), localized: true },
    { name: 'calories', type: 'number', min: 0, label: words('Calories', 'Calories') },
    {
      name: 'nutrients',
      type: 'group',
      label: words('Nutrition per portion', 'Valeur nutritive par portion'),
      fields: [
        {
          type: 'row',
          fields: nutrients
            .filter(({ key }) => key !== 'calories')
            .map(({ key, uom }) => ({
              name: key,
              type: 'text' as const,
              label: nutrientLabels(key, uom),
              validate: amount,
              admin: { width: '25%' },
            })),
        },
      ],
    },
    { name: 'card', type: 'json', admin: { hidden: true }, hooks: { beforeChange: [dishCard] } },
  ],
}
