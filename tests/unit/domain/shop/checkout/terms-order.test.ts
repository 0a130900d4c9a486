import { acceptedInOrder, termsOrder, type RequiredTerms } from '@/domain/shop/checkout/terms-order'

test.each`
  province     | locale  | order
  ${'QC'}      | ${'en'} | ${['fr', 'en']}
  ${'Québec'}  | ${'en'} | ${['fr', 'en']}
  ${'quebec'}  | ${'en'} | ${['fr', 'en']}
  ${'QC'}      | ${'fr'} | ${['fr']}
  ${'ON'}      | ${'en'} | ${['en']}
  ${'Ontario'} | ${'fr'} | ${['fr']}
  ${null}      | ${'en'} | ${['en']}
`('a buyer in $province who reads $locale accepts terms in $order', ({ province, locale, order }) => {
  expect(termsOrder(province, locale)).toEqual(order)
})

const required = (kind: RequiredTerms['kind'], order: RequiredTerms['order']): RequiredTerms => ({
  kind,
  texts: { en: 'en', fr: 'fr' },
  version: { en: `${kind} en`, fr: `${kind} fr` },
  order,
})
const accept = (kind: string, locale: 'en' | 'fr', version = `${kind} ${locale}`) => ({ kind, locale, version })
const both = [required('student-id-terms', ['fr', 'en']), required('meal-plan-terms', ['fr', 'en'])]
const all = [
  accept('student-id-terms', 'fr'),
  accept('student-id-terms', 'en'),
  accept('meal-plan-terms', 'fr'),
  accept('meal-plan-terms', 'en'),
]

test('[CUS-4.21] accepts the terms of the student ID before those of the plans, in French before English', () => {
  expect(acceptedInOrder(both, all)).toEqual(all)
  expect(acceptedInOrder(both, [accept('subscription-terms', 'en'), ...all])).toEqual(all)
  expect(acceptedInOrder([], [])).toEqual([])
})

test.each([
  ['none', []],
  ['without the last', all.slice(0, 3)],
  ['plans first', [all[2], all[3], all[0], all[1]]],
  ['English first', [all[1], all[0], all[3], all[2]]],
  ['an older text', [accept('student-id-terms', 'fr', 'old'), ...all.slice(1)]],
  ['the text of another language', [accept('student-id-terms', 'en', 'student-id-terms fr'), ...all.slice(1)]],
])('[CUS-4.21] does not accept: %s', (_, accepted) => {
  expect(acceptedInOrder(both, accepted as typeof all)).toBeNull()
})
