import type { CartRow } from '@/contract/shop/cart'
import { formatPrice } from '@/domain/shop/money/money'
import { formatMessage } from '@/domain/text/format-message'
import type { AnswerIds } from '@/domain/shop/remembered-answers'
import type { OrderFormData } from '@/features/shop/order-form/order-form-data'
import { answersOfCart, describeAnswers } from '@/features/shop/order-form/selections/cart-answers'
import { toCents } from './cents'
import { dueSentence } from './due-sentence'
import { noticesOf, type ItemPage } from './describe-item'

/** "Total: $100.00.", or what is due today and what later. */
const describeTotal = (cart: CartRow, page: ItemPage): string => dueSentence(cart, page) ?? totalOf(cart, page)

const totalOf = ({ total }: CartRow, { locale, messages }: ItemPage): string =>
  formatMessage(messages.cart.nowTotal, { price: formatPrice(toCents(total), locale) })

type NewsPage = ItemPage & Pick<OrderFormData, 'questions'>
/** A cart `before` and `after` a change, the answers of this window, and the cart as it is `now` if that is another one. */
type ForeignChange = { before: CartRow; after: CartRow; answers: AnswerIds; now?: CartRow }

/**
 * What happened to a cart that this window has not changed: another window changed the stored cart, perhaps its answers, or staff
 * or the date changed its prices; and the total. Null when nothing that a buyer must know has changed. Spec: CUS-4.7.
 */
export function describeForeignChange(
  { before, after, answers, now = after }: ForeignChange,
  page: NewsPage,
): string | null {
  const { messages } = page
  const idsOf = ({ items }: CartRow) => items.map(({ id }) => id).join()
  const isStored = before.revision !== after.revision || idsOf(before) !== idsOf(after)
  const known = new Set(noticesIn(before, page))
  const sentences = [
    ...(isStored ? [messages.cart.changed, ...describeNewAnswers(after, answers, page)] : []),
    ...noticesIn(after, page).filter((one) => !known.has(one)),
  ]
  if (sentences.length === 0 && before.total !== after.total) sentences.push(messages.cart.pricesChanged)
  return sentences.length === 0 ? null : [...sentences, describeTotal(now, page)].join(' ')
}

/** A sentence to announce, or news that stays on the page until it is dismissed. */
export type Told = string | { isNews: boolean; text: string }

/** A change of this window as `use-cart.ts` returns it, what is told of it, and the answers that the cart should have. */
type OwnChange = { cart: CartRow; before: CartRow | null; foreign: CartRow | null; told: Told; expected: AnswerIds }

/**
 * What to announce after a change of this window, and what to show: news of the change itself, and what something else had changed
 * before. Each ends with the total.
 */
export function describeOwnChange(
  { cart, before, foreign, told, expected }: OwnChange,
  page: NewsPage,
): { announcement: string; news: string | null } {
  const { isNews, text } = typeof told === 'string' ? { isNews: false, text: told } : told
  const hasOtherAnswers = describeNewAnswers(cart, expected, page).length > 0
  const [from, to] = foreign ? [foreign, before] : hasOtherAnswers ? [before, cart] : [null, null]
  const elsewhere = from && to && describeForeignChange({ before: from, after: to, answers: expected, now: cart }, page)
  const total = describeTotal(cart, page)
  const news = [...(isNews ? [text] : []), elsewhere ?? (isNews ? total : null)].filter(Boolean).join(' ')
  return { announcement: isNews ? '' : `${text} ${total}`, news: news || null }
}

/** The answers of a cart, where they are not those of this window. */
function describeNewAnswers(cart: CartRow, own: AnswerIds, page: NewsPage): string[] {
  const answers = describeAnswers(page, answersOfCart(cart, own))
  if (answers === describeAnswers(page, own)) return []
  const { answersNow, answersRemoved } = page.messages.cart
  return [answers ? formatMessage(answersNow, { answers }) : answersRemoved]
}

const noticesIn = ({ items }: CartRow, page: ItemPage): string[] =>
  items.flatMap((item) =>
    noticesOf(item, page).map((notice) => formatMessage(page.messages.cart.named, { name: item.name, notice })),
  )

/**
 * What adding a product did: there is one item more, an item has changed, or nothing has. The last is news that the buyer must
 * see: a cart holds a plan once.
 */
export function describeAddition(
  before: CartRow | null,
  after: CartRow,
  name: string,
  { messages }: ItemPage,
): { isNews: boolean; text: string } {
  const say = (message: string) => formatMessage(message, { name })
  if (!before || before.items.length !== after.items.length) return { isNews: false, text: say(messages.cart.added) }
  const isSame = JSON.stringify(choicesOf(before)) === JSON.stringify(choicesOf(after))
  return { isNews: isSame, text: say(isSame ? messages.cart.alreadyIn : messages.cart.replaced) }
}

/** What the buyer chose, without prices and notices. */
const choicesOf = ({ items }: CartRow) =>
  items.map(({ id, first_plan_date, last_plan_date, months, swipe_value, swipe_price, db_value }) => [
    ...[id, first_plan_date, last_plan_date, months],
    ...[swipe_value, swipe_price, db_value],
  ])
