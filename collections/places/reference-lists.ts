import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { locationFeatures as knownFeatures, paymentMethods as knownMethods } from '@/domain/places/location'
import { announceEverywhere } from '@collections/hooks/announce-change'
import { type BilingualText, groups, translate, bilingual } from '@collections/labels'
import { uniqueMessage } from '@collections/plugins/unique-errors'
import { sortOrder } from '@collections/fields/sort-order'

const isCode = (value: unknown) => typeof value === 'string' && /^[a-z][a-zA-Z0-9]*$/.test(value)

/** Accepts camelCase codes; with `known`, only those. */
const validCode =
  (known: readonly string[] | null): TextFieldSingleValidation =>
  (value, { req }) => {
    if (known && (!value || !known.includes(value)))
      return translate(
        req,
        bilingual(`Use one of: ${known.join(', ')}.`, `Utilisez l’un de ces codes\u00a0: ${known.join(', ')}.`),
      )
    return (
      isCode(value) ||
      translate(
        req,
        bilingual(
          'Use only letters and digits, and start with a lower-case letter, like middleEastern.',
          'Utilisez seulement des lettres et des chiffres, et commencez par une minuscule, comme middleEastern.',
        ),
      )
    )
  }

type List = Record<'singular' | 'plural', BilingualText> & {
  slug: string
  known?: readonly string[]
}

/**
 * A list that all sites share: codes and their localized names. `known` limits the codes to those that the product uses.
 * Spec: PUB-3.18.
 */
const referenceList = ({ slug, singular, plural, known }: List): CollectionConfig => ({
  slug,
  labels: { singular, plural },
  admin: {
    useAsTitle: 'name',
    group: groups.settings,
    defaultColumns: ['name', 'value', 'sortOrder'],
    custom: { listedUnder: 'menu-filters' },
  },
  defaultSort: 'sortOrder',
  custom: { area: 'reference', public: true },
  hooks: announceEverywhere(),
  fields: [
    { name: 'name', type: 'text', label: bilingual('Name', 'Nom'), localized: true, required: true },
    {
      name: 'value',
      type: 'text',
      label: bilingual('Code', 'Code'),
      required: true,
      unique: true,
      index: true,
      validate: validCode(known ?? null),
      custom: uniqueMessage(
        bilingual(
          'Another entry already uses this code. Choose another one.',
          'Une autre entrée utilise déjà ce code. Choisissez-en un autre.',
        ),
      ),
    },
    sortOrder,
  ],
})

/** Cuisines of locations, shared by all sites. Spec: PUB-3.18. */
export const cuisines = referenceList({
  slug: 'cuisines',
  singular: bilingual('Cuisine', 'Cuisine'),
  plural: bilingual('Cuisines', 'Cuisines'),
})

/** Names of service features. The code is the name of the checkbox of a location. Spec: PUB-3.18. */
export const locationFeatures = referenceList({
  slug: 'location-features',
  singular: bilingual('Location feature', 'Mode de service'),
  plural: bilingual('Location features', 'Modes de service'),
  known: knownFeatures,
})

/** Names of payment methods. The code is the name of the checkbox of a location. Spec: PUB-3.18. */
export const paymentMethods = referenceList({
  slug: 'payment-methods',
  singular: bilingual('Payment method', 'Mode de paiement'),
  plural: bilingual('Payment methods', 'Modes de paiement'),
  known: knownMethods,
})
