import type { Agent } from 'node:http'
import type { Shop } from '../../support/data/shop'
import { buyer, cardOrder } from '../../support/shop/order-call'
import { ShopClient } from '../carts/shop-client'

/** A guest who buys a plan and a balance by card, as a client of v1 does. `number` makes the email of each a different one. */
export class OrderClient {
  readonly #client: ShopClient
  readonly #email: string
  constructor(
    agent: Agent,
    serverUrl: string,
    readonly shop: Shop,
    number: number,
  ) {
    this.#client = new ShopClient(agent, serverUrl, shop.site)
    this.#email = `buyer-${number}@example.com`
  }

  /** The calls before the order: two products and an answer. */
  async fill(): Promise<void> {
    const { gold, balance, place } = this.shop
    await this.#client.call('cart/add_meal_plan', { meal_plan: gold })
    await this.#client.call('cart/add_declining_balance', { db_id: balance, declining_balance_value: '150.00' })
    await this.#client.call('cart/set_selections', { location_id: place })
  }

  /** Submits the order. Throws unless the card is approved. */
  async order(): Promise<void> {
    const email = this.#email
    const sent = { ...cardOrder, buyer: { ...buyer, email, confirm_email: email } }
    const text = await this.#client.call('cart/create_cc_order', sent)
    const { order } = JSON.parse(text) as { order: { response: string } }
    if (order.response !== 'Approved') throw new Error(order.response)
  }
}
