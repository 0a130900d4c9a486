import type { ArrayField, CollectionConfig, Field, CollectionBeforeValidateHook } from 'payload'
import { maxLineLength } from '@/domain/forms/text-lengths'
import { defaultOnTheGoChoices, type OnTheGoList, makeChoiceValue, onTheGoLists } from '@/domain/forms/on-the-go-lists'
import { checkbox } from '@collections/fields/checkbox'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { groups, bilingual, type BilingualText, translate } from '@collections/labels'
import { fieldsOf, rowsOf, textOf } from '@/server/database/stored-values'
import { validationError } from '@collections/validation-error'

/** The name in the language of the request; of both languages at once, the English one. */
const nameOf = (row: Record<string, unknown>): string => {
  const both = fieldsOf(row.name)
  return (textOf(row.name) ?? textOf(both.en) ?? textOf(both.fr) ?? '').trim()
}

const messages = {
  nameless: bilingual('Enter a name.', 'Entrez un nom.'),
  twice: bilingual('This choice is already in the list.', 'Ce choix est déjà dans la liste.'),
}

/**
 * Gives each new choice the value that orders store, which stays when the choice is renamed. Refuses a new choice without a name,
 * and one that is in its list twice.
 */
const completeChoices: CollectionBeforeValidateHook = ({ data, collection, req }) => {
  const refuse = (list: string, index: number, message: BilingualText) => ({
    path: `${list}.${String(index)}.name`,
    message: translate(req, message),
  })
  const errors = onTheGoLists.flatMap((list) => {
    const rows = rowsOf(fieldsOf(data)[list])
    for (const row of rows) {
      const taken = rows.flatMap((other) => (other === row ? [] : (textOf(other.value) ?? [])))
      const [value, name] = [textOf(row.value), nameOf(row)]
      if (name !== '' && (!value || taken.includes(value))) row.value = makeChoiceValue(name, taken)
    }
    const names = rows.map((row) => nameOf(row).toLowerCase())
    return names.flatMap((name, index) => {
      if (name === '') return textOf(rows[index]?.value) ? [] : [refuse(list, index, messages.nameless)]
      return names.indexOf(name) < index ? [refuse(list, index, messages.twice)] : []
    })
  })
  if (errors.length > 0) throw validationError(collection, errors, req)
  return data
}

/** The choices that a new document starts with, in the language in which it is created; `all` in both. */
const defaultRows =
  (list: OnTheGoList): ArrayField['defaultValue'] =>
  ({ locale }) =>
    defaultOnTheGoChoices[list].map(({ value, name }) => ({
      value,
      name: locale === 'en' || locale === 'fr' ? name[locale] : name,
    }))

const list = (name: OnTheGoList, label: BilingualText): Field => ({
  type: 'collapsible',
  label,
  admin: { initCollapsed: true },
  fields: [
    {
      name,
      type: 'array',
      label,
      labels: { singular: bilingual('Choice', 'Choix'), plural: bilingual('Choices', 'Choix') },
      maxRows: 60,
      defaultValue: defaultRows(name),
      admin: { initCollapsed: true, components: { RowLabel: '@/studio/wording/choice-row-label#ChoiceRowLabel' } },
      fields: [
        {
          name: 'name',
          type: 'text',
          label: bilingual('Name', 'Nom'),
          localized: true, // not required: else a list made in one language could not be saved in the other
          maxLength: maxLineLength,
        },
        checkbox('hidden', bilingual('Not offered now', 'Non offert en ce moment')),
        { name: 'value', type: 'text', maxLength: maxLineLength, admin: { hidden: true } },
      ],
    },
  ],
})

/** The choices of a site's on-the-go form. One per site; a site without one has the defaults. Spec: CUS-2.48. */
export const onTheGoSettings: CollectionConfig = {
  slug: 'on-the-go-settings',
  labels: {
    singular: bilingual('On-the-go form', 'Formulaire de repas à emporter'),
    plural: bilingual('On-the-go forms', 'Formulaires de repas à emporter'),
  },
  admin: { group: groups.shop, defaultColumns: ['id', 'updatedAt'], custom: { listedUnder: 'order-form-settings' } },
  custom: { area: 'shop', public: true, onePerSite: true },
  hooks: { ...announceSiteDocument(), beforeValidate: [completeChoices] },
  fields: [
    list('plans', bilingual('Plans', 'Forfaits')),
    list('entrees', bilingual('Main dishes', 'Plats principaux')),
    list('bases', bilingual('Bases', 'Bases')),
    list('proteins', bilingual('Proteins', 'Protéines')),
    list('cheeses', bilingual('Cheeses', 'Fromages')),
    list('dressings', bilingual('Dressings and sauces', 'Vinaigrettes et sauces')),
    list('addons', bilingual('Add-ons', 'Garnitures')),
    list('sides', bilingual('Sides', 'Accompagnements')),
    list('drinks', bilingual('Drinks', 'Boissons')),
  ],
}
