import { request, type Agent } from 'node:http'
import type { Shop } from '../../support/data/shop'

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

/** A buyer with a cookie who makes the calls of a purchase, one after the other, and begins anew with an empty cart. */
export class Buyer {
  #cookie = ''
  #at = 0
  readonly #calls: Call[]
  constructor(
    readonly agent: Agent,
    readonly serverUrl: string,
    readonly shop: Shop,
  ) {
    this.#calls = callsOf(shop)
  }

  /** Makes the next call. Throws unless it succeeds with a cart. Returns its path. */
  async next(): Promise<string> {
    if (this.#at === 0) this.#cookie = ''
    const { path, data } = this.#calls[this.#at] as Call
    this.#at = (this.#at + 1) % this.#calls.length
    const { status, text, cookie } = await this.#send(path, data)
    if (status !== 200 || !text.startsWith('{"status":"success"')) throw new Error(`${path}: ${status} ${text}`)
    if (cookie) this.#cookie = cookie
    return path
  }

  #send(path: string, data?: Record<string, string>): Promise<{ status: number; text: string; cookie: string | null }> {
    const site_id = this.shop.site
    const url = `${this.serverUrl}/v1/${path}${data ? '' : `?site_id=${site_id}`}`
    const headers = { 'Content-Type': 'application/json', ...(this.#cookie ? { Cookie: this.#cookie } : {}) }
    return new Promise((resolve, reject) => {
      const sent = request(url, { agent: this.agent, method: data ? 'POST' : 'GET', headers }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const [cookie = null] = response.headers['set-cookie']?.map((one) => one.split(';')[0] ?? '') ?? []
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString(), cookie })
        })
      })
      sent.on('error', reject)
      sent.end(data ? JSON.stringify({ site_id, ...data }) : undefined)
    })
  }
}
