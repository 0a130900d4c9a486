import type { Agent } from 'node:http'
import type { Shop } from '../../support/data/shop'
import { ShopClient, type Method } from './shop-client'

/** A shop with a promo code that applies to its plans. */
export type BenchShop = Shop & { promoCode: string }
type Call = { path: string; method?: Method; data?: Record<string, string>; removesLast?: true }

/** What one buyer does, in this order: four products, a code, another look now and then, an answer, and both removals. */
const callsOf = ({ gold, silver, balance, swipe, db, exempt, promoCode }: BenchShop): Call[] => [
  { path: 'cart/add_meal_plan', data: { meal_plan: gold } },
  { path: 'cart/fetch' },
  { path: 'promo_codes/apply', data: { promo_code: promoCode } },
  { path: 'cart/add_declining_balance', data: { db_id: balance, declining_balance_value: '150.00' } },
  { path: 'cart/add_meal_plan', data: { meal_plan: silver } },
  { path: 'cart/add_custom_plan', data: { swipe_id: swipe, db_id: db } },
  { path: 'cart/fetch' },
  { path: 'cart/set_selections', data: { type_id: exempt } },
  { path: 'cart/fetch' },
  { path: 'cart/delete_cart_item', method: 'DELETE', removesLast: true },
  { path: 'promo_codes/remove', data: {} },
]
/** The number of calls of one purchase. */
export const callsPerBuyer = 11

/** A buyer who makes the calls of a purchase, one after the other, and begins anew with an empty cart. */
export class Buyer {
  #at = 0
  #last = ''
  readonly #client: ShopClient
  readonly #calls: Call[]
  constructor(agent: Agent, serverUrl: string, shop: BenchShop) {
    this.#client = new ShopClient(agent, serverUrl, shop.site)
    this.#calls = callsOf(shop)
  }

  /** Makes the next call. Throws unless it succeeds with a cart. Returns its path. */
  async next(): Promise<string> {
    if (this.#at === 0) this.#client.cookie = ''
    const { path, method, data, removesLast } = this.#calls[this.#at] as Call
    const sent = removesLast ? { cart_item_id: lastItemOf(this.#last) } : data
    this.#at = (this.#at + 1) % this.#calls.length
    this.#last = await this.#client.call(path, sent, method)
    return path
  }
}

const lastItemOf = (body: string) => (JSON.parse(body) as { cart: { items: { id: string }[] } }).cart.items.at(-1)?.id
