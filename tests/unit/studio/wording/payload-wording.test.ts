import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { payloadWording } from '@/studio/wording/payload-wording'
import { toQuebecFrench } from '@/studio/wording/quebec-french'

type Texts = Record<string, Record<string, string>>
const payloads = { en: en.translations, fr: toQuebecFrench(fr).translations } as unknown as Record<'en' | 'fr', Texts>
const ours = payloadWording as unknown as Record<'en' | 'fr', Texts>
const listOurs = (language: 'en' | 'fr') =>
  Object.entries(ours[language]).flatMap(([group, texts]) =>
    Object.entries(texts).map(([key, text]) => [`${group}:${key}`, text] as const),
  )
const payloadsText = (language: 'en' | 'fr', name: string) => {
  const [group = '', key = ''] = name.split(':')
  return payloads[language][group]?.[key]
}
const placeholdersOf = (text = '') => [...new Set(text.match(/\{\{\w+\}\}|<\d>/g))].toSorted()

test.each(['en', 'fr'] as const)('replaces only texts that Payload has (%s)', (language) => {
  expect(listOurs(language).filter(([name]) => payloadsText(language, name) === undefined)).toEqual([])
})

/** Their label is already in the button's place, or would be written as `[object Object]`. */
const withoutLabel = [
  'aboutToDelete',
  'addNewLabel',
  'createNewLabel',
  'editLabel',
  'noLabel',
  'noResults',
  'noRowsFound',
  'sortByLabelDirection',
]

test('keeps the values that Payload puts into its sentences', () => {
  const differ = listOurs('fr').filter(([name, text]) => {
    const expected = placeholdersOf(payloadsText('en', name)).filter(
      (each) => each !== '{{label}}' || !withoutLabel.includes(name.replace(/.*:/, '')),
    )
    return `${placeholdersOf(text)}` !== `${expected}`
  })
  expect(differ.map(([name, text]) => `${name}: ${text}`)).toEqual([])
})

test.each(['en', 'fr'] as const)('names no label where Payload would write [object Object] (%s)', (language) => {
  const { createNewLabel, sortByLabelDirection } = ours[language].general ?? {}
  expect(`${createNewLabel} ${sortByLabelDirection}`).not.toMatch(/undefined|\{\{label/)
})

test('writes the whole studio in the French of Québec', () => {
  const all = Object.entries(payloads.fr).flatMap(([group, texts]) =>
    Object.values({ ...texts, ...ours.fr[group] } as Record<string, string>),
  )
  const faults = all.filter((text) =>
    /e-?mail\b|Sauvegard|sauvegard|Éditer|sur le point|\(e\)|\.\.\.|\p{L}'\p{L}|[ \u00a0][?!;]| :/iu.test(text),
  )
  expect(faults).toEqual([])
})
