import type { Agent } from 'node:http'
import type { Shop } from '../../support/data/shop'
import { ShopClient } from './shop-client'

type Call = { path: string; data?: Record<string, string> }

/** What one buyer does, in this order: two products, another look, an answer, a code that does not exist, and a removal. */
const callsOf = ({ gold, silver, balance, exempt }: Shop): Call[] => [
  { path: 'cart/add_meal_plan', data: { meal_plan: gold } },
  { path: 'cart/fetch' },
  { path: 'cart/add_declining_balance', data: { db_id: balance, declining_balance_value: '150.00' } },
  { path: 'cart/add_meal_plan', data: { meal_plan: silver } },
  { path: 'cart/fetch' },
  { path: 'cart/set_selections', data: { type_id: exempt } },
  { path: 'cart/fetch' },
  { path: 'promo_codes/remove', data: {} },
]

/** A buyer who makes the calls of a purchase, one after the other, and begins anew with an empty cart. */
export class Buyer {
  #at = 0
  readonly #client: ShopClient
  readonly #calls: Call[]
  constructor(agent: Agent, serverUrl: string, shop: Shop) {
    this.#client = new ShopClient(agent, serverUrl, shop.site)
    this.#calls = callsOf(shop)
  }

  /** Makes the next call. Throws unless it succeeds with a cart. Returns its path. */
  async next(): Promise<string> {
    if (this.#at === 0) this.#client.cookie = ''
    const { path, data } = this.#calls[this.#at] as Call
    this.#at = (this.#at + 1) % this.#calls.length
    await this.#client.call(path, data)
    return path
  }
}
