import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { byArea } from './access/by-area'
import { sortOrder } from './fields/sort-order'
import { announceEverywhere } from './hooks/announce-change'
import { groups, say, words } from './labels'
import { taken } from './unique-refusals'

const code: TextFieldSingleValidation = (value, { req }) =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value ?? '') ||
  say(
    req,
    words(
      'Use lower-case letters, digits and hyphens.',
      'Utilisez des lettres minuscules, des chiffres et des traits d’union.',
    ),
  )

/** Allergens and dietary categories by which dishes are marked and filtered, the same on every site. Spec: PUB-3.8. */
export const menuFilters: CollectionConfig = {
  slug: 'menu-filters',
  labels: { singular: words('Menu filter', 'Filtre de menu'), plural: words('Menu filters', 'Filtres de menu') },
  admin: { useAsTitle: 'name', group: groups.settings, defaultColumns: ['name', 'type', 'code'] },
  access: { ...byArea('reference'), delete: () => false }, // a filter that is gone would make the dishes that had it look free of it
  hooks: announceEverywhere(),
  fields: [
    { name: 'name', type: 'text', label: words('Name', 'Nom'), localized: true, required: true },
    {
      name: 'code',
      type: 'text',
      label: words('Code', 'Code'),
      required: true,
      unique: true,
      index: true,
      validate: code,
      custom: taken(
        words(
          'Another filter has this code: choose another.',
          'Un autre filtre porte ce code : choisissez-en un autre.',
        ),
      ),
      admin: {
        description: words(
          'The word that imports and addresses use.',
          'Le mot qu’utilisent les importations et les adresses.',
        ),
      },
    },
    {
      name: 'type',
      type: 'select',
      label: words('Type', 'Type'),
      required: true,
      options: [
        { value: 'allergen', label: words('Allergen', 'Allergène') },
        { value: 'label', label: words('Dietary category', 'Catégorie alimentaire') },
      ],
    },
    sortOrder,
  ],
}
