import type { CartBuyer } from '@/domain/shop/cart/cart-contents'
import { ok, refuse, type Result } from '@/domain/result'
import type { Site } from '@/domain/site/site'
import { changeCart, type ChangedCart } from './change-cart'
import type { CartVisitor } from './cart-visitor'
import { answersWith, type SentAnswers } from './sent-answers'

/**
 * Removes a line. A line that is gone already counts as removed, so that a repeated click succeeds; so does the line of another
 * cart, which does not change. Refuses like `changeCart`. Spec: CUS-7.31.
 */
export const removeFromCart = (
  site: Site,
  visitor: CartVisitor,
  now: Date,
  lineId: string,
): Promise<Result<ChangedCart>> =>
  changeCart(site, visitor, now, async ({ lines, answers }) =>
    ok({ answers, lines: lines.filter(({ id }) => id !== lineId) }),
  )

/**
 * Stores the buyer's answers in the cart; without a cart, they are the browser's alone. Refuses like `changeCart`, and
 * `not-found-item` for an answer that the site does not offer. Spec: CUS-4.10.
 */
export const setAnswers = (
  site: Site,
  visitor: CartVisitor,
  now: Date,
  sent: SentAnswers,
): Promise<Result<ChangedCart>> =>
  changeCart(site, visitor, now, async ({ lines, answers: before }, { form }) => {
    const answers = answersWith(form, before, sent)
    return answers.ok ? ok({ lines, answers: answers.value }) : answers
  })

/** Removes the promotion from a cart. Refuses like `changeCart`. Spec: CUS-4.32, CUS-7.32. */
export const removePromo = (site: Site, visitor: CartVisitor, now: Date): Promise<Result<ChangedCart>> =>
  changeCart(site, visitor, now, async ({ lines, answers }) =>
    ok({ answers, lines: lines.map((line) => (line.kind === 'meal-plan' ? { ...line, promoCode: null } : line)) }),
  )

/** Stores who wants to buy the cart. Refuses like `changeCart`, and `empty-cart`. Spec: CUS-4.24. */
export const setBuyer = (site: Site, visitor: CartVisitor, now: Date, buyer: CartBuyer): Promise<Result<ChangedCart>> =>
  changeCart(site, visitor, now, async ({ lines, answers }) =>
    lines.length === 0 ? refuse('empty-cart') : ok({ lines, answers, buyer }),
  )
