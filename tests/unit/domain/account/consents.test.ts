import { agreedIn, agreements, changedConsents, hasSeenAll, type AgreedText } from '@/domain/account/consents'

const none = { optIn: false, notifyByText: false }
const versions = { news: 'n1', texts: 't1' }
const where = { versions, locale: 'fr', source: 'account' } as const

test.each`
  what                          | before                      | after                              | expected
  ${'nothing changes'}          | ${none}                     | ${none}                            | ${[]}
  ${'news begin'}               | ${none}                     | ${{ ...none, optIn: true }}        | ${[['news', 'given', 'n1']]}
  ${'news end'}                 | ${{ ...none, optIn: true }} | ${none}                            | ${[['news', 'withdrawn', null]]}
  ${'texts begin and news end'} | ${{ ...none, optIn: true }} | ${{ ...none, notifyByText: true }} | ${[['news', 'withdrawn', null], ['texts', 'given', 't1']]}
`('records consents to messages when $what', ({ before, after, expected }) => {
  const changes = changedConsents(before, after, where)
  expect(changes.map(({ kind, action, version }) => [kind, action, version])).toEqual(expected)
  for (const change of changes) expect(change).toMatchObject({ locale: 'fr', source: 'account' })
})

test('has no version where no sentence was shown', () => {
  const byStaff = changedConsents(none, { ...none, optIn: true }, { versions: {}, locale: null, source: 'staff' })
  expect(byStaff).toEqual([{ kind: 'news', action: 'given', version: null, locale: null, source: 'staff' }])
})

const texts: AgreedText[] = [
  { kind: 'privacy', locale: 'fr', version: 'p2' },
  { kind: 'terms', locale: 'en', version: 'u1' },
]

test('turns the texts of a site into records', () => {
  expect(agreements(texts, 'sign-up')).toEqual([
    { kind: 'privacy', action: 'given', version: 'p2', locale: 'fr', source: 'sign-up' },
    { kind: 'terms', action: 'given', version: 'u1', locale: 'en', source: 'sign-up' },
  ])
})

test.each([
  [['p2', 'u1'], true],
  [['u1', 'p2', 'other'], true],
  [['p1', 'u1'], false],
  [[], false],
])('compares the versions that a form has shown, %j', (seen, expected) => {
  expect(hasSeenAll(texts, seen)).toBe(expected)
})

test('a site without texts has nothing to see', () => {
  expect(hasSeenAll([], [])).toBe(true)
})

test('counts accepted texts in their current version and language only, each once', () => {
  const accepted = [
    { kind: 'privacy', locale: 'fr', version: 'p2' },
    { kind: 'terms', locale: 'fr', version: 'u1' },
    { kind: 'terms', locale: 'en', version: 'u0' },
    { kind: 'meal-plan-terms', locale: 'fr', version: 'p2' },
  ] as const
  expect(agreedIn([...texts, ...texts], accepted)).toEqual([texts[0]])
})
