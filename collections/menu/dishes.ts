import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { text as validateText } from 'payload/shared'
import { isDishCode, maxDishCodeLength } from '@/domain/menu/dish/dish-code'
import { isValidAmount, nutrients, type NutrientKey } from '@/domain/menu/dish/nutrition'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { allergenFields, filterSelect } from './allergen-fields'
import { keepMissingName, limitDietitians, validateDishName } from './dish-access'
import { recordDeclaration, refuseBulkDeclaration } from './declare-allergens'
import { searchDishes } from './search-dishes'
import { dishUses } from './dish-uses-endpoint'
import { makeDishCode } from './make-dish-code'
import { versionHistory } from '@collections/fields/publication'
import { groups, translate, bilingual } from '@collections/labels'
import { uniqueMessage } from '@collections/plugins/unique-errors'

const names: Record<NutrientKey, [en: string, fr: string]> = {
  calories: ['Calories', 'Calories'],
  protein: ['Protein', 'Protéines'],
  totalCarbohydrates: ['Carbohydrate', 'Glucides'],
  sugar: ['Sugars', 'Sucres'],
  totalFat: ['Fat', 'Lipides'],
  saturatedFat: ['Saturated', 'Saturés'],
  cholesterol: ['Cholesterol', 'Cholestérol'],
  dietaryFiber: ['Fibre', 'Fibres'],
  sodium: ['Sodium', 'Sodium'],
  potassium: ['Potassium', 'Potassium'],
  calcium: ['Calcium', 'Calcium'],
  iron: ['Iron', 'Fer'],
  transFat: ['Trans', 'Trans'],
  vitaminD: ['Vitamin D', 'Vitamine D'],
  vitaminC: ['Vitamin C', 'Vitamine C'],
  caloriesFromFat: ['Calories from fat', 'Calories des lipides'],
  vitaminA: ['Vitamin A', 'Vitamine A'],
  saturatedAndTransFat: ['Saturated + trans', 'Saturés + trans'],
}

/** "Protein (g)", « Protéines (g) ». French uses UI and ER for IU and RE. */
function nutrientLabels(key: NutrientKey, unit: string) {
  const [en, fr] = names[key]
  return bilingual(`${en} (${unit})`, `${fr} (${unit === 'IU' ? 'UI' : unit === 'RE' ? 'ER' : unit})`)
}

const amount: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  isValidAmount(value) ||
  translate(
    req,
    bilingual(
      'Enter an amount like 12, 0.5, <1 or 5+, or leave this field empty.',
      'Entrez une quantité comme 12, 0.5, <1 ou 5+, ou laissez ce champ vide.',
    ),
  )

/** The rule of the code for new dishes and changed codes: those of older dishes keep their form. A new dish gets one from its name. */
const dishCode: TextFieldSingleValidation = (value, options) => {
  const { operation, previousValue, req } = options
  if (!value && operation === 'create') return true
  if (!value || value === previousValue || isDishCode(value)) return validateText(value, options)
  return translate(
    req,
    bilingual(
      `Use lower-case letters without accents, digits and hyphens, at most ${maxDishCodeLength}, such as pate-chinois.`,
      `Utilisez des minuscules sans accents, des chiffres et des traits d’union, au plus ${maxDishCodeLength}, comme pate-chinois.`,
    ),
  )
}

/** Dishes. Menus refer to them by id, so that a correction shows on every menu. Spec: PUB-3.7. */
export const dishes: CollectionConfig = {
  slug: 'dishes',
  versions: versionHistory,
  labels: { singular: bilingual('Dish', 'Plat'), plural: bilingual('Dishes', 'Plats') },
  admin: {
    useAsTitle: 'name',
    group: groups.menus,
    defaultColumns: ['name', 'allergensDeclared', 'calories', 'updatedAt'],
    listSearchableFields: ['name', 'code'],
  },
  custom: { area: 'dishes', public: true },
  hooks: {
    ...announceSiteDocument(),
    beforeOperation: [refuseBulkDeclaration],
    beforeValidate: [makeDishCode, recordDeclaration, keepMissingName],
  },
  endpoints: [searchDishes, dishUses],
  disableDuplicate: true,
  indexes: [{ fields: ['site', 'code'], unique: true }],
  fields: limitDietitians([
    {
      name: 'name',
      type: 'text',
      label: bilingual('Name', 'Nom'),
      localized: true,
      required: true,
      index: true,
      validate: validateDishName,
    },
    {
      name: 'code',
      type: 'text',
      label: bilingual('Code', 'Code'),
      required: true,
      index: true,
      validate: dishCode,
      admin: {
        position: 'sidebar',
        components: { Label: '@/studio/optional-label#OptionalLabel' },
        description: bilingual(
          'Imports identify the dish by this code. Leave it empty to make one from the name.',
          'Les importations reconnaissent le plat par ce code. Laissez ce champ vide pour le tirer du nom.',
        ),
      },
      custom: uniqueMessage(
        bilingual(
          'Another dish of this site already uses this code. Choose another one.',
          'Un autre plat de ce site utilise déjà ce code. Choisissez-en un autre.',
        ),
      ),
    },
    {
      name: 'mrn',
      type: 'number',
      label: bilingual('Recipe number', 'Numéro de recette'),
      admin: { position: 'sidebar' },
    },
    {
      name: 'mrnFull',
      type: 'text',
      label: bilingual('Recipe and revision', 'Recette et révision'),
      admin: { position: 'sidebar' },
    },
    {
      name: 'brand',
      type: 'relationship',
      relationTo: 'brands',
      label: bilingual('Brand', 'Marque'),
      admin: { position: 'sidebar' },
    },
    {
      name: 'uses',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '@/studio/menu/dish-uses#DishUses' },
      },
    },
    ...allergenFields,
    filterSelect('labels', 'label', bilingual('Dietary categories', 'Catégories alimentaires')),
    { name: 'portion', type: 'text', label: bilingual('Portion', 'Portion'), localized: true },
    {
      type: 'collapsible',
      label: bilingual('Description, ingredients and nutrition', 'Description, ingrédients et valeur nutritive'),
      admin: { initCollapsed: true },
      fields: [
        { name: 'description', type: 'textarea', label: bilingual('Description', 'Description'), localized: true },
        { name: 'ingredients', type: 'textarea', label: bilingual('Ingredients', 'Ingrédients'), localized: true },
        { name: 'calories', type: 'number', min: 0, label: bilingual('Calories', 'Calories') },
        {
          name: 'nutrients',
          type: 'group',
          label: bilingual('Nutrition per portion', 'Valeur nutritive par portion'),
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
      ],
    },
  ]),
}
