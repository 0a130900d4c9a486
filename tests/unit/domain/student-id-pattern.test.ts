import { patternFault } from '@/domain/student-id-pattern'

describe('[CUS-3.5] a pattern for student ids', () => {
  test.each([
    '\\d{9}',
    '[A-Z]{2}\\d{6,8}',
    'S?\\d{7}',
    '(?:N|S)\\d{7}',
    '(\\d){3}-\\d+',
    'A\\(\\d*\\)',
    '[(|+*]{2}\\d',
    '\\d{4}\\-\\d{4}',
    '',
  ])('%s is fine', (pattern) => expect(patternFault(pattern)).toBe(null))

  test.each(['[0-9', 'a)(b', '(?<n>', '*a', 'a{2,1}', '\\'])('%s cannot be read', (pattern) =>
    expect(patternFault(pattern)).toBe('broken'),
  )

  test.each([
    ['a repetition of a repetition', '(a+)+'],
    ['a repetition of one further in', '((ab*)c)+'],
    ['a repetition of a choice', '(?:a|aa)*'],
    ['a repetition of counted things', '(\\d{2}-){3}'],
    ['many repetitions in a row', '\\d*\\d*\\d*\\d*\\d*x'],
    ['many optional things', 'a?a?a?a?a?aaaaa'],
    ['very many of one', '\\d{51}'],
    ['up to very many', '\\d{1,400}'],
    ['looking ahead', '(?=\\d+$)\\d{9}'],
    ['looking back', '(?<!x)\\d'],
    ['repeating what was found', '(\\d)\\1'],
    ['repeating by name', '(?<n>\\d)\\k<n>'],
  ])('may not use %s', (_what, pattern) => expect(patternFault(pattern)).toBe('unsafe'))

  test('has at most 100 characters', () => {
    expect(patternFault('\\d'.repeat(50))).toBe(null)
    expect(patternFault(`${'\\d'.repeat(50)}a`)).toBe('too-long')
  })

  // Whatever is let through has to answer at once, on what is worst for it.
  test.each(['\\d*\\d*\\d*\\d*x', 'a?a?a?a?aaaa', '[A-Z]+\\w+\\w+\\w+!', '(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)!'])(
    '%s answers at once',
    (pattern) => {
      expect(patternFault(pattern)).toBe(null)
      const started = performance.now()
      expect(new RegExp(`^(?:${pattern})$`).test('1'.repeat(40))).toBe(false)
      expect(new RegExp(`^(?:${pattern})$`).test('a'.repeat(40))).toBe(false)
      expect(new RegExp(`^(?:${pattern})$`).test('A'.repeat(40))).toBe(false)
      expect(performance.now() - started).toBeLessThan(500)
    },
  )
})
