import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { byArea } from '@collections/access/by-area'
import { announceEverywhere } from '@collections/hooks/announce-change'
import { groups, say, words } from '@collections/labels'
import { taken } from '@collections/unique-refusals'
import { sortOrder } from './sort-order'

const isCode = (value: unknown) => typeof value === 'string' && /^[a-z][a-zA-Z0-9]*$/.test(value)

/** Written as programs write names, and one of the `known` where only those are understood. */
const code =
  (known: readonly string[] | null): TextFieldSingleValidation =>
  (value, { req }) => {
    if (known && (!value || !known.includes(value)))
      return say(
        req,
        words(`Use one of: ${known.join(', ')}.`, `Utilisez l’un de ces codes\u00a0: ${known.join(', ')}.`),
      )
    return (
      isCode(value) ||
      say(
        req,
        words(
          'Use letters and digits, the first a small letter: middleEastern.',
          'Utilisez des lettres et des chiffres, la première une minuscule : middleEastern.',
        ),
      )
    )
  }

type List = Record<'singular' | 'plural', ReturnType<typeof words>> & {
  slug: string
  known?: readonly string[]
}

/** A list that all sites share: a code that programs know, and its name in each language. `known` are all codes there can be. Spec: PUB-3.18. */
export const referenceList = ({ slug, singular, plural, known }: List): CollectionConfig => ({
  slug,
  labels: { singular, plural },
  admin: { useAsTitle: 'name', group: groups.settings, defaultColumns: ['name', 'value', 'sortOrder'] },
  defaultSort: 'sortOrder',
  access: byArea('reference'),
  hooks: announceEverywhere(),
  fields: [
    { name: 'name', type: 'text', label: words('Name', 'Nom'), localized: true, required: true },
    {
      name: 'value',
      type: 'text',
      label: words('Code', 'Code'),
      required: true,
      unique: true,
      index: true,
      validate: code(known ?? null),
      custom: taken(
        words(
          'Another entry has this code: choose another.',
          'Une autre entrée porte ce code : choisissez-en un autre.',
        ),
      ),
    },
    sortOrder,
  ],
})
