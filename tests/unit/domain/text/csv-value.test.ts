import { csvCell } from '@/domain/text/csv'
import { csvValue, type ValueFormat } from '@/domain/text/csv-value'

const zone = 'America/Toronto'
const flag: ValueFormat = { type: 'flag', labels: ['Yes', 'No'] }
const choice: ValueFormat = { type: 'choice', labels: { milk: 'Milk', soy: 'Soy; "soya"' } }
const number = (decimals: 2 | 3 | null): ValueFormat => ({ type: 'number', decimals })
const text: ValueFormat = { type: 'text' }

test.each<[string, unknown, ValueFormat, string]>([
  ['nothing', null, text, ''],
  ['an empty list', [], text, ''],
  ['several texts', ['Soup', 'Pie, warm'], text, '"Soup; Pie, warm"'],
  ['a formula among several texts', ['a', '=1'], text, '"a; =1"'],
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

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '"=1', "'=1", '\n=cmd'])(
  'makes no formula of %j',
  (text) => expect(csvCell(text)).toBe(`"'${text.replaceAll('"', '""')}"`),
)

test('quotes separators, quotes and line breaks', () => expect(csvCell('a,b;c"d\ne')).toBe('"a,b;c""d\ne"'))
