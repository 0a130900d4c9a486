import { questions, type OrderForm } from '@/domain/shop/order-form'
import { ok, refuse, type Result } from '@/domain/result'
import type { StoredAnswers } from '@/server/database/shop/carts'

/** The answers that a request sends; undefined keeps the cart's, and null removes it. */
export type SentAnswers = Partial<StoredAnswers>

/** The cart's answers with those of a request. Refuses `not-found-item` for an answer that the site does not offer. */
export function answersWith(
  { answers: offered }: Pick<OrderForm, 'answers'>,
  before: StoredAnswers,
  sent: SentAnswers,
): Result<StoredAnswers> {
  const answers = { ...before }
  for (const question of questions) {
    const id = sent[question]
    if (id === undefined) continue
    if (id !== null && !offered[question].some((one) => one.id === id)) return refuse('not-found-item')
    answers[question] = id
  }
  return ok(answers)
}
