import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { byArea } from '@collections/access/by-area'
import { sortOrder } from '@collections/fields/sort-order'
import { announceEverywhere } from '@collections/hooks/announce-change'
import { groups, translate, bilingual } from '@collections/labels'
import { uniqueMessage } from '@collections/plugins/unique-errors'

const isCode: TextFieldSingleValidation = (value, { req }) =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value ?? '') ||
  translate(
    req,
    bilingual(
      'Use lower-case letters, digits and hyphens.',
      'Utilisez des lettres minuscules, des chiffres et des traits d’union.',
    ),
  )

/** Allergens and dietary categories, shared by all sites. Spec: PUB-3.8. */
export const menuFilters: CollectionConfig = {
  slug: 'menu-filters',
  labels: {
    singular: bilingual('Menu filter', 'Filtre de menu'),
    plural: bilingual('Menu filters', 'Filtres de menu'),
  },
  admin: { useAsTitle: 'name', group: groups.settings, defaultColumns: ['name', 'type', 'code'] },
  access: { ...byArea('reference'), delete: () => false }, // without the filter, dishes that contain the allergen would seem free of it
  hooks: announceEverywhere(),
  fields: [
    { name: 'name', type: 'text', label: bilingual('Name', 'Nom'), localized: true, required: true },
    {
      name: 'code',
      type: 'text',
      label: bilingual('Code', 'Code'),
      required: true,
      unique: true,
      index: true,
      validate: isCode,
      custom: uniqueMessage(
        bilingual(
          'Another filter already uses this code. Choose another one.',
          'Un autre filtre utilise déjà ce code. Choisissez-en un autre.',
        ),
      ),
      admin: {
        description: bilingual(
          'Imports and URLs use this code.',
          'Les importations et les adresses utilisent ce code.',
        ),
      },
    },
    {
      name: 'type',
      type: 'select',
      label: bilingual('Type', 'Type'),
      required: true,
      options: [
        { value: 'allergen', label: bilingual('Allergen', 'Allergène') },
        { value: 'label', label: bilingual('Dietary category', 'Catégorie alimentaire') },
      ],
    },
    sortOrder,
  ],
}
