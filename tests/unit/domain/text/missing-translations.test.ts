import {
  findMissingInForm,
  findMissingTranslations,
  findNewlyPublic,
  findUnpublished,
} from '@/domain/text/missing-translations'

const field = (path: string) => ({ path, label: { en: path, fr: path } })
const fields = [field('title'), field('alerts.message'), field('about.tags')]

const editor = (text?: string) => ({
  root: { children: [{ type: 'paragraph', children: text ? [{ type: 'text', text }] : [] }] },
})

test.each`
  what                              | doc                                                                          | expected
  ${'nothing'}                      | ${{}}                                                                        | ${[]}
  ${'both'}                         | ${{ title: { en: 'Open', fr: 'Ouvert' } }}                                   | ${[]}
  ${'French missing'}               | ${{ title: { en: 'Open' } }}                                                 | ${['title fr']}
  ${'French blank'}                 | ${{ title: { en: 'Open', fr: ' ' } }}                                        | ${['title fr']}
  ${'English missing'}              | ${{ title: { en: null, fr: 'Ouvert' } }}                                     | ${['title en']}
  ${'a row'}                        | ${{ alerts: [{ message: { en: 'A', fr: 'B' } }, { message: { en: 'C' } }] }} | ${['alerts.message fr']}
  ${'rows of both'}                 | ${{ alerts: [{ message: { fr: 'B' } }, { message: { en: 'C' } }] }}          | ${['alerts.message fr', 'alerts.message en']}
  ${'a list'}                       | ${{ about: { tags: { en: ['a'], fr: [] } } }}                                | ${['about.tags fr']}
  ${'an empty text of the editor'}  | ${{ title: { en: editor(), fr: editor('Neige') } }}                          | ${['title en']}
  ${'empty in both, by language'}   | ${{ title: { fr: { en: null, fr: null } } }}                                 | ${[]}
  ${'empty in both, in the editor'} | ${{ title: { en: editor(), fr: null } }}                                     | ${[]}
  ${'empty in both'}                | ${{ title: { en: '', fr: null }, about: null }}                              | ${[]}
`('lists fields with a text in one language only: $what', ({ doc, expected }) => {
  expect(findMissingTranslations(doc, fields).map(({ path, missing }) => `${path} ${missing}`)).toEqual(expected)
})

test.each`
  what                                  | values                                                                    | stored                                               | expected
  ${'nothing typed'}                    | ${{}}                                                                     | ${null}                                              | ${[]}
  ${'one language of a new document'}   | ${{ title: 'Neige' }}                                                     | ${null}                                              | ${['title en']}
  ${'both languages of a new document'} | ${{ title: 'Neige', titleTranslation: { en: 'Snow' } }}                   | ${null}                                              | ${[]}
  ${'a translation that was stored'}    | ${{ title: 'Neige' }}                                                     | ${{ title: { en: 'Snow' } }}                         | ${[]}
  ${'a translation that is removed'}    | ${{ title: 'Neige', titleTranslation: { en: null } }}                     | ${{ title: { en: 'Snow' } }}                         | ${['title en']}
  ${'the other language alone'}         | ${{ title: '', titleTranslation: { en: 'Snow' } }}                        | ${null}                                              | ${['title fr']}
  ${'rows that have moved'}             | ${{ alerts: [{ id: 'new', message: 'A' }, { id: 'old', message: 'B' }] }} | ${{ alerts: [{ id: 'old', message: { en: 'b' } }] }} | ${['alerts.message en']}
  ${'a group'}                          | ${{ about: { tags: ['a'] } }}                                             | ${{ about: { tags: { en: [] } } }}                   | ${['about.tags en']}
`('lists what a French form leaves in one language only: $what', ({ values, stored, expected }) => {
  expect(findMissingInForm(values, stored, fields, 'fr').map(({ path, missing }) => `${path} ${missing}`)).toEqual(
    expected,
  )
})

test.each([
  ['a first publication', { title: 'Neige' }, { title: { en: 'Snow' } }, null, ['title']],
  [
    'an unfinished draft',
    { title: 'Neige' },
    { title: { en: 'Sno' } },
    { title: { en: 'Rain', fr: 'Pluie' } },
    ['title'],
  ],
  ['a text typed in the same form', { title: 'Neige', titleTranslation: { en: 'Snow' } }, null, null, []],
  ['what visitors read already', { title: 'Neige' }, { title: { en: 'Snow' } }, { title: { en: 'Snow' } }, []],
  ['nothing in the other language', { title: 'Neige' }, { title: { en: ' ' } }, { title: { fr: 'Pluie' } }, []],
])('lists what becomes public beside a French form: %s', (_, values, stored, published, expected) => {
  expect(findNewlyPublic(values, stored, published, fields, 'fr').map(({ path }) => path)).toEqual(expected)
})

test('lists texts that differ from what visitors read, by language', () => {
  const draft = { title: { en: 'Snow', fr: 'Neige' }, alerts: [{ message: { en: 'A', fr: null } }] }
  const published = { title: { en: 'Snow', fr: 'Pluie' }, alerts: [{ message: { en: 'B' } }] }
  const names = (locale: 'en' | 'fr') => findUnpublished(draft, published, fields, locale).map(({ path }) => path)
  expect([names('en'), names('fr')]).toEqual([['alerts.message'], ['title']])
})
