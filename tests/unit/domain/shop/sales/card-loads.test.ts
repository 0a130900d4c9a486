import { cardOrderOf, writeCardLoads, type CardLoadWords } from '@/domain/shop/sales/card-loads'
import type { OrderSheet, SheetItem, SheetPerson } from '@/domain/shop/orders/order-sheet'

const words: CardLoadWords = {
  header: ['Student ID', 'Name', 'Plan', 'Swipes', 'Swipes for', 'Balance', 'From', 'Until', 'Order', 'Loaded'],
  per: { unlimited: 'unlimited', plan: 'whole plan', month: 'month', week: 'week' },
}
const item = (over: Partial<SheetItem>) =>
  ({
    ...{ name: { en: 'Gold', fr: 'Or' }, allowance: null, swipes: null, balanceCents: null, bonusCents: 0 },
    ...{ validFrom: '2026-09-01', validUntil: '2026-12-20', ...over },
  }) as SheetItem
const person = (name: string, studentId: string) => ({ name, studentId }) as SheetPerson
const sheet = (items: SheetItem[], buyer: SheetPerson, student: SheetPerson | null = null) =>
  ({ id: '1', no: 'NG-1', buyer, student, items }) as unknown as OrderSheet

test('loads the card of the student, with the bonus, which is part of the value of a custom plan', () => {
  const items = [
    item({ allowance: { per: 'month', meals: 8 }, bonusCents: 2_500 }),
    item({ allowance: { per: 'unlimited', meals: null } }),
    item({ type: 'Create your plan', swipes: 60, balanceCents: 15_000, bonusCents: 50 }),
    item({ type: 'Declining balance', balanceCents: 15_000, bonusCents: 50 }),
  ]
  const order = cardOrderOf(sheet(items, person('Maya Osei', ''), person('Théo', '0042')))
  expect([order.name, order.studentId]).toEqual(['Théo', '0042'])
  expect(order.loads.map(({ swipes, per, balanceCents }) => [swipes, per, balanceCents])).toEqual([
    [8, 'month', 2_500],
    [null, 'unlimited', null],
    [60, 'plan', 15_000],
    [null, null, 15_050],
  ])
})

test('writes one line per item, in the columns and decimals of each language', () => {
  const order = cardOrderOf(sheet([item({ swipes: 60, balanceCents: 15_005 })], person('Maya Osei', '0042')))
  const lines = (locale: 'en' | 'fr') => writeCardLoads([{ ...order, loaded: '' }], words, locale).split('\r\n')
  expect(lines('en')).toEqual([
    '\ufeffStudent ID,Name,Plan,Swipes,Swipes for,Balance,From,Until,Order,Loaded',
    '0042,Maya Osei,Gold,60,whole plan,150.05,2026-09-01,2026-12-20,NG-1,',
    '',
  ])
  expect(lines('fr')[1]).toBe('0042;Maya Osei;Or;60;whole plan;"150,05";2026-09-01;2026-12-20;NG-1;')
})
