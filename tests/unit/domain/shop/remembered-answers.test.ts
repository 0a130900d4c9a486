import { formatRememberedAnswers, noAnswerIds, parseRememberedAnswers } from '@/domain/shop/remembered-answers'

const [type, term] = ['0123456789abcdef01234567', 'fedcba987654321001234567']

test('[CUS-2.66] reads back the answers that it wrote', () => {
  const answers = { ...noAnswerIds, type, term }
  const value = formatRememberedAnswers(answers)
  expect(value).toBe(`term-${term}.type-${type}`)
  expect(parseRememberedAnswers(value)).toEqual(answers)
  expect(formatRememberedAnswers(noAnswerIds)).toBe('')
})

test.each([null, '', 'type-', 'type-short', `price-${type}`, `xtype-${type}`, `type-${type}0`, '%%%'])(
  'ignores %j',
  (value) => expect(parseRememberedAnswers(value)).toEqual(noAnswerIds),
)
