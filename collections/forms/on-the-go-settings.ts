import type { ArrayField, CollectionConfig, Field } from 'payload'
import { maxLineLength } from '@/domain/forms/text-lengths'
import { defaultOnTheGoChoices, type OnTheGoList } from '@/domain/forms/on-the-go-lists'
import { byArea } from '@collections/access/by-area'
import { checkbox } from '@collections/fields/checkbox'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { groups, bilingual, type BilingualText } from '@collections/labels'
import { completeChoices } from './complete-choices'

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
  admin: { group: groups.shop, defaultColumns: ['id', 'updatedAt'] },
  access: byArea('shop'),
  hooks: { ...announceSiteDocument(), beforeValidate: [completeChoices] },
  custom: { onePerSite: true },
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
