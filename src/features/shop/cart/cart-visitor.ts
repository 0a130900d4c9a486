import type { Payload } from 'payload'
import { mergeLines } from '@/domain/shop/cart/merge-lines'
import type { Site } from '@/domain/site/site'
import { cartKey, readStoredCart, type StoredCart } from '@/server/database/shop/carts'

/** Who asks: the secret of a guest's cookie and the signed-in customer, each null if there is none. */
export type CartVisitor = { secret: string | null; customerId: string | null }

/** The cookie that a response sets: a new or renewed secret, or an empty value for 0 seconds that removes it. Spec: CUS-4.6. */
export type CartCookie = { value: string; seconds: number }

export const cartSeconds = 7 * 24 * 60 * 60
export const removedCookie: CartCookie = { value: '', seconds: 0 }

/** The carts of a visitor. `guest` is the cart that a customer filled before signing in; null when there is none to merge. */
export type VisitorCarts = { own: StoredCart | null; guest: StoredCart | null }

/**
 * Finds the carts of a visitor at a site. A customer's cart is found by the session alone, a guest's by the cookie alone: a
 * cookie that is left on a shared computer does not open a customer's cart.
 */
export async function findCarts(
  payload: Payload,
  { id: siteId }: Pick<Site, 'id'>,
  { secret, customerId }: CartVisitor,
  now: Date,
): Promise<VisitorCarts> {
  const guest = secret === null ? null : await readStoredCart(payload, cartKey(siteId, { secret }), now)
  if (customerId === null) return { own: guest, guest: null }
  return { own: await readStoredCart(payload, cartKey(siteId, { customerId }), now), guest }
}

/** Whether a customer's cart has taken the lines of a guest's cart already, and only its deletion is missing. */
const isMerged = ({ own, guest }: VisitorCarts): boolean =>
  guest !== null && own?.contents.merged?.cart === guest.id && own.contents.merged.revision === guest.revision

/** The lines of a customer's cart with those of the guest's cart. The guest's answers are the newer ones. */
export function mergeCarts(carts: VisitorCarts): Pick<StoredCart, 'answers' | 'contents'> {
  const { own } = carts
  const guest = isMerged(carts) ? null : carts.guest
  const [mine, theirs] = [own?.answers ?? noAnswers, guest?.answers ?? noAnswers]
  return {
    answers: {
      type: theirs.type ?? mine.type,
      location: theirs.location ?? mine.location,
      year: theirs.year ?? mine.year,
      term: theirs.term ?? mine.term,
    },
    contents: {
      lines: mergeLines(own?.contents.lines ?? [], guest?.contents.lines ?? []),
      buyer: guest?.contents.buyer ?? own?.contents.buyer,
      merged: carts.guest ? { cart: carts.guest.id, revision: carts.guest.revision } : own?.contents.merged,
    },
  }
}

const noAnswers: StoredCart['answers'] = { type: null, location: null, year: null, term: null }
