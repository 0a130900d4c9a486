import type { CollectionConfig, TextFieldSingleValidation, CollectionBeforeChangeHook } from 'payload'
import { isFilterCode } from '@/domain/menu/filters/filter-code'
import { systemOnly } from '@collections/access/system-only'
import { sortOrder } from '@collections/fields/sort-order'
import { announceEverywhere } from '@collections/hooks/announce-change'
import { groups, translate, bilingual } from '@collections/labels'
import { uniqueMessage } from '@collections/plugins/unique-errors'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { clock } from '@/server/clock'

/**
 * Records when a person has added an allergen to the list: nobody has looked for it in dishes that were declared before. Seeds and
 * imports make the list that a database begins with.
 */
const recordIntroduction: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'create' && data.type === 'allergen' && signedInStaff(req)
    ? { ...data, introducedAt: clock.now().toISOString() }
    : data

const isCode: TextFieldSingleValidation = (value, { req }) =>
  isFilterCode(value ?? '') ||
  translate(
    req,
    bilingual(
      'Use up to 60 lower-case letters, digits and hyphens.',
      'Utilisez au plus 60\u00a0lettres minuscules, chiffres et traits d’union.',
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
  custom: { area: 'reference', public: true },
  access: { delete: () => false }, // without the filter, dishes that contain the allergen would seem free of it
  hooks: { ...announceEverywhere(), beforeChange: [recordIntroduction] },
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
      access: { update: () => false }, // an allergen that became a category would leave the profiles and cards of customers
      admin: {
        description: bilingual(
          'The type cannot be changed later. A new allergen shows as “May contain” on every dish that was declared before, until the dish is declared again: uncheck “The allergens below are complete”, save, check it and save.',
          'Le type ne peut pas être modifié par la suite. Un nouvel allergène paraît sous «\u00a0Peut contenir\u00a0» pour chaque plat déclaré avant son ajout, jusqu’à ce que le plat soit déclaré de nouveau\u00a0: décochez «\u00a0Les allergènes ci-dessous sont complets\u00a0», enregistrez, cochez la case et enregistrez.',
        ),
      },
    },
    {
      name: 'introducedAt',
      type: 'date',
      label: bilingual('Added to the list on', 'Ajouté à la liste le'),
      access: { create: systemOnly, update: systemOnly },
      admin: {
        position: 'sidebar',
        readOnly: true,
        date: { pickerAppearance: 'dayAndTime' },
        condition: (data) => Boolean(data?.introducedAt),
      },
    },
    sortOrder,
  ],
}
