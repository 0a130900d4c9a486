import { ok, refuse, type Result } from '@/domain/result'
import type { Site } from '@/domain/site/site'
import { openPayload } from '@/server/database/payload'
import { returnPromoUses } from '@/server/database/promo-uses'
import type { SentAnswers } from './add-to-cart'
import { changeCart, type ChangedCart } from './change-cart'
import type { CartVisitor } from './cart-visitor'

/** Removes a line. A line that is gone already counts as removed, so that a repeated click succeeds. Refuses like `changeCart`, and `not-found-item` for another's line. Spec: CUS-7.31. */
export async function removeFromCart(
  site: Site,
  visitor: CartVisitor,
  now: Date,
  lineId: string,
): Promise<Result<ChangedCart>> {
  const changed = await changeCart(site, visitor, now, async ({ lines, answers }) =>
    ok({ answers, lines: lines.filter(({ id }) => id !== lineId) }),
  )
  return changed.ok ? ok(await withoutLostUses(changed.value)) : changed
}

/** Stores the buyer's answers in the cart; without a cart, they are the browser's alone. Refuses like `changeCart`. Spec: CUS-4.10. */
export function setAnswers(
  site: Site,
  visitor: CartVisitor,
  now: Date,
  sent: SentAnswers,
): Promise<Result<ChangedCart>> {
  return changeCart(site, visitor, now, async ({ lines, answers }, { form }) => {
    const known = Object.entries(sent).every(
      ([question, id]) =>
        id == null || form.answers[question as keyof typeof form.answers].some((one) => one.id === id),
    )
    return known ? ok({ lines, answers: { ...answers, ...sent } }) : refuse('not-found-item')
  })
}

/** Removes the promotion from a cart and returns its use. Spec: CUS-4.32, CUS-7.32. */
export async function removePromo(site: Site, visitor: CartVisitor, now: Date): Promise<Result<ChangedCart>> {
  const changed = await changeCart(site, visitor, now, async ({ lines, answers }) =>
    ok({ answers, lines: lines.map((line) => (line.kind === 'meal-plan' ? { ...line, promoCode: null } : line)) }),
  )
  return changed.ok ? ok(await withoutLostUses(changed.value)) : changed
}

/** Returns the uses of codes that no line has any more. */
async function withoutLostUses(changed: ChangedCart): Promise<ChangedCart> {
  const { cart } = changed
  const hasCode = cart.lines.some(({ choice }) => choice.kind === 'meal-plan' && choice.promoCode !== null)
  if (cart.id !== null && !hasCode) await returnPromoUses(await openPayload(), cart.id, null)
  return changed
}
