import type { CartRow } from '@/contract/shop/cart'
import type { OrderResponse } from '@/contract/shop/checkout'
import type { Posted } from '@/contract/post-to-api'

/** How an order ended, as far as the page needs to know. */
export type OrderEnd =
  | { end: 'approved' }
  | { end: 'declined'; message: string }
  | { end: 'invalid-card'; message: string }
  | { end: 'refused'; message: string; field: string | null }
  | { end: 'too-many' }
  /** Nobody knows yet. The server settles or declines it within a minute. */
  | { end: 'unsure' }

type Waiting = {
  /** Called when the answer is late. */
  onLate: () => void
  wait: (milliseconds: number) => Promise<unknown>
  now: () => number
}

type Options = Waiting & {
  /** Sends the order. The same cart gives the same order and the same answer, however often it is sent. */
  send: () => Promise<Posted<OrderResponse>>
  /** Confirms the payment in the browser (3-D Secure); false when the buyer has not. */
  confirm: (clientSecret: string) => Promise<boolean>
  /** Whether the visitor's cart is empty: an order that was paid takes it along. */
  isCartGone: () => Promise<boolean>
}

/** The pause before a late order is asked for again, and how long it is asked for. */
const pauseMs = 3_000
const patienceMs = 75_000

/**
 * Sends an order and asks again until its result is known. A call without an answer may have reached the server, so it never
 * counts as "not ordered". It ends within two minutes, whatever happens. Spec: CUS-2.72, CUS-4.27 to CUS-4.30.
 */
export async function awaitOrder({ send, confirm, isCartGone, onLate, wait, now }: Options): Promise<OrderEnd> {
  const startedAt = now()
  for (let attempt = 1; ; attempt++) {
    const posted = await send()
    if (posted.status === 'refused') {
      if (attempt > 1 && (await isCartGone())) return { end: 'approved' } // by the call whose answer was lost
      return { end: 'refused', message: posted.message, field: posted.field ?? null }
    }
    if (posted.status === 'too-many' && attempt === 1) return { end: 'too-many' }
    if (posted.status === 'done') {
      const { order, client_secret: secret } = posted.answer
      if (order.response === 'Approved') return { end: 'approved' }
      if (order.response === 'Invalid account number') return { end: 'invalid-card', message: order.msg }
      if (order.response === 'Declined') return { end: 'declined', message: order.msg }
      if (order.response === 'Action required' && secret) {
        if (await confirm(secret)) continue
        return { end: 'declined', message: order.msg }
      }
    }
    onLate()
    if (now() - startedAt > patienceMs) return { end: 'unsure' }
    await wait(pauseMs)
  }
}

/**
 * Waits for an order that was submitted before the page was loaded: its cart is locked until the order is paid, which takes the
 * cart along, or declined. `declined` is the sentence for that.
 */
export async function awaitPending(
  readCart: () => Promise<Posted<{ cart: Pick<CartRow, 'items' | 'order_pending'> }>>,
  declined: string,
  { onLate, wait, now }: Waiting,
): Promise<OrderEnd> {
  const startedAt = now()
  for (;;) {
    const fetched = await readCart()
    if (fetched.status === 'done' && !fetched.answer.cart.order_pending)
      return fetched.answer.cart.items.length === 0
        ? { end: 'approved' }
        : { end: 'refused', message: declined, field: null }
    onLate()
    if (now() - startedAt > patienceMs) return { end: 'unsure' }
    await wait(pauseMs)
  }
}
