import { csvValue, type ValueFormat } from '@/domain/text/csv-value'

const zone = 'America/Toronto'
const flag: ValueFormat = { type: 'flag', labels: ['Yes', 'No'] }
const choice: ValueFormat = { type: 'choice', labels: { milk: 'Milk', soy: 'Soy; "soya"' } }
const number = (decimals: 2 | 3 | null): ValueFormat => ({ type: 'number', decimals })
const text: ValueFormat = { type: 'text' }

test.each<[string, unknown, ValueFormat, string]>([
  ['nothing', null, text, ''],
  ['an empty list', [], text, ''],
  ['a text', 'Soup', text, 'Soup'],
  ['several texts', ['Soup', 'Pie, warm'], text, '"Soup; Pie, warm"'],
  ['a formula', '=1+1', text, `"'=1+1"`],
  ['a formula among several texts', ['a', '=1'], text, '"a; =1"'],
  ['a quote', 'The "best"', text, '"The ""best"""'],
  ['line breaks', 'One\r\nTwo', text, '"One\r\nTwo"'],
  ['yes', true, flag, 'Yes'],
  ['no', false, flag, 'No'],
  ['a choice', 'milk', choice, 'Milk'],
  ['several choices, one of them unknown', ['soy', 'oats'], choice, '"Soy; ""soya""; oats"'],
  ['an instant on the clock of the campus', '2026-11-28T03:05:59.000Z', { type: 'instant' }, '2026-11-27 22:05'],
  ['cents', 123_450, number(2), '1234.50'],
  ['a rate', 9_975, number(3), '9.975'],
  ['a negative number, which is no formula', -79.38, number(null), '-79.38'],
  ['JSON', [{ name: '=1' }], { type: 'json' }, '"[{""name"":""=1""}]"'],
])('writes %s', (_what, value, format, cell) => {
  expect(csvValue(value, format, 'en', zone)).toBe(cell)
})

test('writes decimals with a comma in French', () => {
  expect([csvValue(1_205, number(2), 'fr', zone), csvValue(-79.38, number(null), 'fr', zone)]).toEqual([
    '"12,05"',
    '"-79,38"',
  ])
})
