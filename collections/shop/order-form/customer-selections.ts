import type { CollectionBeforeValidateHook, CollectionConfig, Field } from 'payload'
import { richTextBody } from '@collections/fields/rich-text/rich-text-body'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { type BilingualText, groups, bilingual } from '@collections/labels'
import { campusDate } from '@collections/fields/campus-date'
import { checkbox } from '@collections/fields/checkbox'
import { checkDates } from '@collections/hooks/check-dates'
import { sortOrder } from '@collections/fields/sort-order'
import { paymentTypesField } from '@collections/shop/payment-types'
import { row } from '@collections/fields/row'
import { relation } from '@collections/fields/relation'

/** The fields of one choice in a question of the order form: name, offered plans and whether tax applies. */
const selectionFields = (): Field[] => [
  { name: 'name', type: 'text', label: bilingual('Name', 'Nom'), localized: true, required: true },
  relation('mealPlans', 'meal-plans', bilingual('Meal plans', 'Forfaits repas'), {
    custom: { emptyMeansAll: true },
    hasMany: true,
    admin: { description: bilingual('Leave empty to offer all of them.', 'Laissez vide pour les offrir tous.') },
  }),
  checkbox('applyTax', bilingual('Pays tax', 'Paie les taxes'), { on: true, sidebar: true }),
  sortOrder,
]

const dateFields: Field = row(
  campusDate('startDate', { label: bilingual('First day', 'Premier jour') }),
  campusDate('endDate', {
    label: bilingual('Last day', 'Dernier jour'),
    description: bilingual(
      'With dates, only the meal plans that are valid on one of its days are offered.',
      'Avec des dates, seuls les forfaits repas valides un de ces jours sont offerts.',
    ),
  }),
)

/** `own` are the fields that the choices of this question alone have, `checks` what is checked of them. */
type Kind = {
  slug: string
  singular: BilingualText
  plural: BilingualText
  own?: Field[]
  checks?: CollectionBeforeValidateHook[]
}

/** A collection with the choices of one question of the order form. Spec: CUS-3.6. */
const customerSelection = ({ slug, singular, plural, own = [], checks = [] }: Kind): CollectionConfig => ({
  slug,
  labels: { singular, plural },
  admin: {
    useAsTitle: 'name',
    group: groups.shop,
    defaultColumns: ['name', 'mealPlans', 'applyTax', 'sortOrder'],
    custom: { listedUnder: 'order-form-settings' },
  },
  custom: { area: 'shop', public: true },
  hooks: { ...announceSiteDocument(), beforeValidate: checks },
  fields: [...selectionFields(), ...own],
})

/** Types of buyers, such as residents and commuters: the first question of the order form. Spec: CUS-3.6. */
export const customerTypes = customerSelection({
  slug: 'customer-types',
  singular: bilingual('Customer type', 'Type de clientèle'),
  plural: bilingual('Customer types', 'Types de clientèle'),
  own: [
    paymentTypesField('paymentTypes', bilingual('Ways to pay', 'Modes de paiement')),
    ...richTextBody('welcomeMessage', bilingual('Welcome', 'Mot de bienvenue')),
  ],
})

/** Where buyers live or eat: the second question of the order form. Spec: CUS-3.6. */
export const customerLocations = customerSelection({
  slug: 'customer-locations',
  singular: bilingual('Customer location', 'Lieu de la clientèle'),
  plural: bilingual('Customer locations', 'Lieux de la clientèle'),
})

/** Years of study: the third question of the order form. Spec: CUS-3.6. */
export const customerYears = customerSelection({
  slug: 'customer-years',
  singular: bilingual('Year of study', 'Année d’études'),
  plural: bilingual('Years of study', 'Années d’études'),
})

/** Terms, such as "Fall 2026": the fourth question of the order form. Spec: CUS-3.6. */
export const customerTerms = customerSelection({
  slug: 'customer-terms',
  singular: bilingual('Term', 'Session'),
  plural: bilingual('Terms', 'Sessions'),
  own: [dateFields],
  checks: [checkDates(['startDate', 'endDate'])],
})
