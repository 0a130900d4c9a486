import type { CartItemRow, CartRow } from '@/contract/shop/cart'
import { describeAddition, describeForeignChange, describeOwnChange } from '@/features/shop/order-form/basket/cart-news'
import type { ItemPage } from '@/features/shop/order-form/basket/describe-item'
import { noAnswerIds, type AnswerIds } from '@/domain/shop/remembered-answers'
import type { OrderFormData } from '@/features/shop/order-form/order-form-data'
import { orderFormMessages } from '@/i18n/site-messages'

const questions = [
  { question: 'type', options: [{ id: 'parent', label: 'Parent' }] },
] as unknown as OrderFormData['questions']
type Page = ItemPage & Pick<OrderFormData, 'questions'>
const messages = orderFormMessages('en')
const page: Page = { locale: 'en', today: '2026-11-20', messages, balances: [], questions }
const french: Page = { ...page, locale: 'fr', messages: orderFormMessages('fr') }
const item = (id: string, more: Partial<CartItemRow> = {}) =>
  ({
    id,
    name: `Plan ${id}`,
    price: 100,
    beforePromoPrice: 100,
    notices: [],
    steps: [],
    ...more,
  }) as unknown as CartItemRow
const cart = (items: CartItemRow[], more: Partial<CartRow> = {}) =>
  ({ revision: 3, total: 113, items, promo: null, selections: noSelections, ...more }) as CartRow
const noSelections = { type_id: null, location_id: null, year_id: null, term_id: null }
const tell = (before: CartRow, after: CartRow, at: Page = page, answers: AnswerIds = noAnswerIds) =>
  describeForeignChange({ before, after, answers }, at)

describe('a change that this window did not make', () => {
  const before = cart([item('a')])
  test('is of another window when the stored cart is another', () => {
    expect(tell(before, cart([], { revision: 4, total: 0 }))).toBe('Your cart changed in another window. Total: $0.00.')
  })

  test('names the answers that apply now, or that there are none', () => {
    const parent = { ...noAnswerIds, type: 'parent' }
    const ofParent = cart([item('a')], {
      revision: 4,
      selections: { ...noSelections, type_id: 'parent' },
    } as Partial<CartRow>)
    const changed = 'Your cart changed in another window.'
    expect(tell(before, ofParent)).toBe(`${changed} Its answers now apply: Parent. Total: $113.00.`)
    expect(tell(before, ofParent, page, parent)).toBe(`${changed} Total: $113.00.`)
    expect(tell(before, cart([item('a')], { revision: 4 }), page, parent)).toBe(
      `${changed} Its answers were removed. Total: $113.00.`,
    )
  })

  test('tells the total as it is after a change of this window, too', () =>
    expect(
      describeForeignChange(
        {
          before,
          after: cart([], { revision: 4, total: 0 }),
          answers: noAnswerIds,
          now: cart([item('b')], { total: 50 }),
        },
        page,
      ),
    ).toBe('Your cart changed in another window. Total: $50.00.'))

  test('is told as what staff changed when the stored cart is the same', () => {
    const dearer = item('a', { price: 120, beforePromoPrice: 120, previous_price: 100, notices: ['price-changed'] })
    expect(tell(before, cart([dearer], { total: 135.6 }))).toBe(
      'Plan a: The price changed from $100.00 to $120.00 since you added this item. Total: $135.60.',
    )
    const withdrawn = item('a', { price: null, notices: ['withdrawn'], withdrawn_reason: 'not-sold' })
    expect(tell(before, cart([withdrawn], { total: 0 }), french)).toBe(
      'Plan a\u00a0: Cet article n’est plus vendu. Supprimez-le pour passer au paiement. Total\u00a0: 0,00\u00a0$.',
    )
  })

  test('tells no notice twice, and says nothing where nothing that matters has changed', () => {
    const lost = item('a', { promo_code: 'HELLO10', notices: ['promo-lost'] })
    expect(tell(cart([lost]), cart([lost, item('b')], { revision: 4 }))).toBe(
      'Your cart changed in another window. Total: $113.00.',
    )
    expect(tell(before, cart([item('a', { name: 'New name' })]))).toBeNull()
  })

  test('tells the new total when only taxes have changed', () => {
    expect(tell(before, cart([item('a')], { total: 115 }))).toBe('Prices in your cart have changed. Total: $115.00.')
  })
})

describe('a change of this window', () => {
  const before = cart([item('a')])
  const after = cart([item('a'), item('b')], { revision: 4, total: 200 })
  const tellOwn = (more: Partial<Parameters<typeof describeOwnChange>[0]>) =>
    describeOwnChange({ cart: after, before, foreign: null, told: 'Added.', expected: noAnswerIds, ...more }, page)

  test('is announced with the total', () =>
    expect(tellOwn({})).toEqual({ announcement: 'Added. Total: $200.00.', news: null }))

  test('that is news stays on the page', () =>
    expect(tellOwn({ told: { isNews: true, text: 'Nothing was added.' } })).toEqual({
      announcement: '',
      news: 'Nothing was added. Total: $200.00.',
    }))

  test('follows what another window had changed', () =>
    expect(tellOwn({ foreign: cart([], { revision: 2, total: 0 }) })).toEqual({
      announcement: 'Added. Total: $200.00.',
      news: 'Your cart changed in another window. Total: $200.00.',
    }))

  test('shows answers that another window gave', () =>
    expect(tellOwn({ expected: { ...noAnswerIds, type: 'parent' } }).news).toBe(
      'Your cart changed in another window. Its answers were removed. Total: $200.00.',
    ))

  test('after a change of a price alone blames no other window', () => {
    const known = cart([item('a', { beforePromoPrice: 90 })], { total: 100 })
    expect(tellOwn({ foreign: known, before: cart([item('a')], { total: 113 }) }).news).toBe(
      'Prices in your cart have changed. Total: $200.00.',
    )
  })
})

describe('an addition', () => {
  const before = cart([item('a')])
  const add = (after: CartRow, locale = page) => describeAddition(before, after, 'Block of 30', locale)
  test('is told when there is one item more', () => {
    expect(add(cart([item('a'), item('b')]))).toEqual({ isNews: false, text: 'Added to cart: Block of 30.' })
  })

  test('that changed nothing says so, for a parent of two', () => {
    expect(add(cart([item('a')], { revision: 4 }))).toEqual({
      isNews: true,
      text: 'Block of 30 is already in your cart, so nothing was added. An order contains it once. For another student, place a separate order.',
    })
    expect(add(before, french).text).toBe(
      'Block of 30 est déjà dans votre panier; rien n’a été ajouté. Une commande en contient un seul. Pour un autre étudiant, passez une commande distincte.',
    )
  })

  test('that replaced a choice says so', () => {
    expect(add(cart([item('a', { months: 5 })]))).toEqual({ isNews: false, text: 'Changed in your cart: Block of 30.' })
  })
})
