import type { Payload } from 'payload'
import type { Site } from '@/domain/site/site'
import { cartKey, readStoredCart, type StoredCart } from '@/server/database/carts'

/** Who asks: the secret of a guest's cookie and the signed-in customer, each null if there is none. */
export type CartVisitor = { secret: string | null; customerId: string | null }

/** The cookie that a response sets: a new or renewed secret, or an empty value for 0 seconds that removes it. Spec: CUS-4.6. */
export type CartCookie = { value: string; seconds: number }

export const cartSeconds = 7 * 24 * 60 * 60
export const removedCookie: CartCookie = { value: '', seconds: 0 }

/** The carts of a visitor. `guest` is the cart that a customer filled before signing in; null when there is none to merge. */
export type VisitorCarts = { key: string | null; own: StoredCart | null; guest: StoredCart | null }

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
  const guestKey = secret === null ? null : cartKey(siteId, { secret })
  const guest = guestKey === null ? null : await readStoredCart(payload, guestKey, now)
  if (customerId === null) return { key: guestKey, own: guest, guest: null }
  const key = cartKey(siteId, { customerId })
  return { key, own: await readStoredCart(payload, key, now), guest }
}

/**
 * The lines of a customer's cart with those of the guest's cart. Lines keep their ids, so that a merge that was cut off before
 * the guest's cart was deleted adds none twice. The guest's answers are the newer ones.
 */
export function mergeCarts({ own, guest }: VisitorCarts): Pick<StoredCart, 'answers' | 'contents'> {
  const known = new Set(own?.contents.lines.map(({ id }) => id))
  const added = (guest?.contents.lines ?? []).filter(({ id }) => !known.has(id))
  const [mine, theirs] = [own?.answers ?? noAnswers, guest?.answers ?? noAnswers]
  return {
    answers: {
      type: theirs.type ?? mine.type,
      location: theirs.location ?? mine.location,
      year: theirs.year ?? mine.year,
      term: theirs.term ?? mine.term,
    },
    contents: { lines: [...(own?.contents.lines ?? []), ...added] },
  }
}

export const noAnswers: StoredCart['answers'] = { type: null, location: null, year: null, term: null }
