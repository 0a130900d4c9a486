import { actionOf, describeChanges, type RecordedField } from '@/domain/change-log'

const label = (en: string, fr: string) => ({ en, fr })
const fields: RecordedField[] = [
  { path: 'priceCents', label: label('Price', 'Prix'), values: 'cents' },
  { path: 'name', label: label('Name', 'Nom'), values: 'text' },
  { path: 'active', label: label('Active', 'Actif'), values: 'flag' },
  { path: 'rateBps', label: label('Discount', 'Rabais'), values: 'percent' },
  { path: 'kind', label: label('Kind', 'Genre'), values: new Map([['swipes', label('Swipes', 'Passages')]]) },
  { path: 'switches.poll', label: label('Poll', 'Sondage'), values: 'flag' },
  { path: 'body', label: label('Text', 'Texte'), values: null },
]

test.each([
  [{ priceCents: 1200 }, { priceCents: 1300 }, 'Price: $12.00 → $13.00', 'Prix\u00a0: 12,00\u00a0$ → 13,00\u00a0$'],
  [{ priceCents: null }, { priceCents: 0 }, 'Price: empty → $0.00', 'Prix\u00a0: vide → 0,00\u00a0$'],
  [{ rateBps: 1000 }, { rateBps: 1250 }, 'Discount: 10% → 12.5%', 'Rabais\u00a0: 10\u00a0% → 12,5\u00a0%'],
  [
    { name: { en: 'Gold', fr: 'Or' }, active: true },
    { name: { en: 'Gold', fr: 'Doré' }, active: false },
    'Name (French): Or → Doré; Active: Yes → No',
    'Nom (français)\u00a0: Or → Doré; Actif\u00a0: Oui → Non',
  ],
  [{ name: null }, { name: { en: 'Gold' } }, 'Name (English): empty → Gold', 'Nom (anglais)\u00a0: vide → Gold'],
  [{ kind: 'swipes' }, { kind: null }, 'Kind: Swipes → empty', 'Genre\u00a0: Passages → vide'],
  [{ switches: { poll: false } }, { switches: { poll: true } }, 'Poll: No → Yes', 'Sondage\u00a0: Non → Oui'],
  [{ body: { en: { root: 1 } } }, { body: { en: { root: 2 } } }, 'Text (English)', 'Texte (anglais)'],
  [{ name: { en: 'a' } }, { name: { en: 'b'.repeat(81) } }, 'Name (English)', 'Nom (anglais)'],
  [{ name: { en: '', fr: null } }, { name: null, active: undefined }, '', ''],
])('a change from %j to %j is described in both languages', (before, after, en, fr) => {
  expect(describeChanges(fields, before, after)).toEqual({ en, fr })
})

test.each([
  [null, {}, 'create'],
  [null, { _status: 'draft' }, null],
  [{ _status: 'draft' }, { _status: 'draft' }, null],
  [{ _status: 'draft' }, { _status: 'published' }, 'publish'],
  [{ _status: 'published' }, { _status: 'draft' }, 'unpublish'],
  [{ _status: 'published' }, { _status: 'published' }, 'change'],
])('from %j to %j staff %s', (before, after, action) => {
  expect(actionOf(before, after)).toBe(action)
})
