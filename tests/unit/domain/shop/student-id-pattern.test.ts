import { validateStudentIdPattern } from '@/domain/shop/student-id-pattern'

describe('a pattern for student ids', () => {
  test.each([
    ...['\\d{9}', '[A-Z]{2}\\d{6,8}', 'S?\\d{7}', '(?:N|S)\\d{7}', '(\\d){3}-\\d+', 'A\\(\\d*\\)', '[(|+*]{2}\\d'],
    ...['\\d{4}\\-\\d{4}', '\\d*\\d*\\d*\\d*x', '(a|a)(a|a)(a|a)(a|a)!', ''],
  ])('%s is valid', (pattern) => expect(validateStudentIdPattern(pattern)).toBe(null))

  test.each(['[0-9', 'a)(b', '(?<n>', '*a', 'a{2,1}', '\\'])('%s is not a regular expression', (pattern) =>
    expect(validateStudentIdPattern(pattern)).toBe('broken'),
  )

  test.each([
    ['a repetition of a repetition', '(a+)+'],
    ['a repetition of a nested repetition', '((ab*)c)+'],
    ['a repetition of a choice', '(?:a|aa)*'],
    ['a repetition of a counted repetition', '(\\d{2}-){3}'],
    ['many repetitions in a row', '\\d*\\d*\\d*\\d*\\d*x'],
    ['many optional characters', 'a?a?a?a?a?aaaaa'],
    ['a large repeat count', '\\d{51}'],
    ['a large range of repeats', '\\d{1,400}'],
    ['lookahead', '(?=\\d+$)\\d{9}'],
    ['lookbehind', '(?<!x)\\d'],
    ['a back reference', '(\\d)\\1'],
    ['a named back reference', '(?<n>\\d)\\k<n>'],
  ])('must not contain %s', (_what, pattern) => expect(validateStudentIdPattern(pattern)).toBe('unsafe'))

  test('has at most 100 characters', () => {
    expect(validateStudentIdPattern('\\d'.repeat(50))).toBe(null)
    expect(validateStudentIdPattern(`${'\\d'.repeat(50)}a`)).toBe('too-long')
  })
})
