import { fieldsOf, rowsOf, textOf } from '@/server/database/stored-values'
import { endpoints } from '@/v1/endpoints'
import { handleRequest } from '@/v1/engine/handle-request'

type Sent = { isForeign?: boolean; clientOrigin?: string; locale?: 'en' | 'fr'; method?: 'GET' | 'POST' | 'PUT' | 'DELETE' }
export type CartAnswer = {
  status: number
  json: Record<string, unknown>
  msg: string | null
  cart: Record<string, unknown>
  items: Record<string, unknown>[]
  setCookie: string | null
}
let serial = 0

const textIn = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** A visitor of one site with a browser's cookies, who calls v1 without HTTP. */
export class Shopper {
  readonly cookies = new Map<string, string>()
  customerId: string | null = null
  constructor(readonly site: string) {}

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Sends the site, too, unless `data` says otherwise. Undefined parameters are not sent. */
  async call(path: string, data: object = {}, { method = 'POST', locale = 'en', ...from }: Sent = {}): Promise<CartAnswer> {
    const sent = Object.entries({ site_id: this.site, locale, ...data }).filter(([, value]) => value !== undefined)
    const all = Object.fromEntries(sent)
    const isInBody = method === 'POST' || method === 'PUT'
    const query = isInBody ? '' : `?${new URLSearchParams(Object.entries(all).map(([name, value]) => [name, textIn(value)]))}`
    const body = { type: 'application/json', bytes: Buffer.from(JSON.stringify(all)) }
    const address = `/v1/${path}${query}`
    const request = { method, address, cookie: this.cookie, ...from, network: '192.0.2.1' }
    const { status, bytes, headers } = await handleRequest(endpoints, isInBody ? { ...request, body } : request)
    const setCookie = textOf([headers['Set-Cookie']].flat()[0])
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(setCookie ?? '') ?? []
    if (value === '') this.cookies.delete(name)
    else this.cookies.set(name, value)
    const json = fieldsOf(JSON.parse(String(bytes)))
    const cart = fieldsOf(json.cart)
    return { status, json, msg: textOf(json.msg), cart, items: rowsOf(cart.items), setCookie }
  }

  addPlan = (meal_plan: string, more: object = {}) => this.call('cart/add_meal_plan', { meal_plan, ...more })
  fetch = (sent: Sent = {}) => this.call('cart/fetch', {}, { method: 'GET', ...sent })
  remove = (id: unknown) => this.call('cart/delete_cart_item', { cart_item_id: String(id) }, { method: 'DELETE' })
  applyPromo = (promo_code: string, sent: Sent = {}) => this.call('promo_codes/apply', { promo_code }, sent)

  /** Creates an account and keeps its session. */
  async signUp(email = `shopper-${(serial += 1)}@example.com`): Promise<string> {
    const password = 'Secret-word1!'
    const names = { first_name: 'Ana', last_name: 'Roy' }
    const { json } = await this.call('customer/create', { ...names, email, password, confirm_password: password })
    this.customerId = textOf(fieldsOf(json.customer).id)
    if (this.customerId === null) throw new Error(`No account: ${JSON.stringify(json)}`)
    return email
  }

  async signIn(email: string): Promise<void> {
    const { json } = await this.call('customer/authenticate', { email, password: 'Secret-word1!' })
    this.customerId = textOf(fieldsOf(json.customer).id)
  }

  signOut(): void {
    this.cookies.delete('customer')
    this.customerId = null
  }
}

/** A guest with a plan in the cart. */
export async function guestWithPlan(site: string, plan: string, more: object = {}): Promise<Shopper> {
  const guest = new Shopper(site)
  await guest.addPlan(plan, more)
  return guest
}
