import { isHexId } from '@/domain/hex-id'
import { cardFaults, type CardForm } from '@/contract/shop/checkout-card'
import { refuse, ok, type Result } from '@/domain/result'
import { canReplaceCard } from '@/domain/shop/subscriptions/saved-card'
import { campusDateAt } from '@/domain/time/campus-time'
import type { Site } from '@/domain/site/site'
import type { Customer } from '@/features/account/read-customer'
import { refuseField } from '@/features/shop/checkout/submit/check-buyer'
import { paymentMethodOf } from '@/features/shop/checkout/submit/payment-method'
import { readOrderFacts } from '@/features/shop/subscriptions/read-order-facts'
import { cardWait, countRefusedCard } from '@/server/auth/checkout-limits'
import { openPayload } from '@/server/database/payload'
import { newHexId } from '@/server/database/hex-ids'
import { withMutex } from '@/server/database/locks/keyed-mutex'
import { readSubscription, replaceSavedCard, type StoredSubscription } from '@/server/database/shop/subscriptions'
import { logError } from '@/server/logging/log-error'
import type { CardDetails, Charge, PaymentMethod, PaymentProvider } from '@/server/payments/provider'

/** What a customer submits. `attempt` names the submit: sent again with the same one, it has the same outcome. */
type SubmittedCard = {
  subscriptionId: string | null
  attempt: string | null
  card: CardForm
  token: string
}

/** What became of the card. `unknown`: the provider did not answer, and the earlier card stays. */
export type ReplacedCard =
  | { status: 'approved'; card: CardDetails | null }
  | { status: 'declined' | 'invalid-card' | 'unknown' }
  | { status: 'needs-action'; clientSecret: string }

type Own = Pick<Customer, 'id' | 'siteId'>
type Visit = { site: Pick<Site, 'timeZone'>; provider: PaymentProvider; network: string; now: Date }

/**
 * Replaces the saved card of one of the customer's subscriptions. The provider checks and stores the new card; nothing is charged
 * now, and the next attempt of a declined payment takes it. Whatever fails, the earlier card stays.
 *
 * Refuses `missing-parameter`, `not-found-subscription` (also for somebody else's), `no-card-to-replace`, `bad-checkout-field`,
 * `card-numbers-not-taken`, `no-payment-method`, `too-many-cards`. See decision 0171.
 */
export async function replaceCard(
  { id: customerId, siteId }: Own,
  { subscriptionId: id, attempt, card, token }: SubmittedCard,
  { site, provider, network, now }: Visit,
): Promise<Result<ReplacedCard>> {
  if (id === null) return refuse('missing-parameter', { parameter: 'subscription_id' })
  const payload = await openPayload()
  const subscription = isHexId(id) ? await readSubscription(payload, id) : null
  const isOwn = subscription?.customerId === customerId && subscription.siteId === siteId
  if (!subscription || !isOwn) return refuse('not-found-subscription')
  if (!canReplaceCard(subscription, provider.name)) return refuse('no-card-to-replace')
  const method = methodOf(card, token, provider, campusDateAt(now, site.timeZone))
  if (!method.ok) return method
  const submit = attempt !== null && isHexId(attempt) ? attempt : newHexId()
  // One after the other, so that cards in parallel do not escape the limit of refused ones.
  return withMutex(`card of ${id}`, async () => {
    const limited = { network, cartId: id }
    const wait = cardWait(limited)
    if (wait > 0) return refuse('too-many-cards', { seconds: Math.ceil(wait / 1000) })
    const charge = await save(subscription, method.value, `card:${id}:${submit}`)
    if (charge.status !== 'declined') return store(charge)
    const status = charge.code === '23' ? 'invalid-card' : 'declined'
    countRefusedCard(limited, { status, orderId: `card:${id}:${submit}` })
    return ok({ status })
  })

  async function save({ orderId }: StoredSubscription, how: PaymentMethod, key: string): Promise<Charge> {
    try {
      const { no, email } = await readOrderFacts(payload, orderId)
      return await provider.saveMethod({ key, orderId: orderId ?? '', siteId, orderNo: no, email, method: how })
    } catch (error) {
      logError('A card could not be saved:', error)
      return { status: 'unknown' }
    }
  }

  async function store(charge: Exclude<Charge, { status: 'declined' }>): Promise<Result<ReplacedCard>> {
    if (charge.status === 'needs-action') return ok({ status: 'needs-action', clientSecret: charge.clientSecret })
    if (charge.status === 'unknown' || charge.savedMethod === null) return ok({ status: 'unknown' })
    const { savedMethod, card: saved } = charge
    const names = { savedMethod, cardType: saved?.network ?? null, cardLastFour: saved?.lastFour ?? null }
    const isStored = await replaceSavedCard(payload, { id: subscription?.id ?? '', provider: provider.name }, names)
    return isStored ? ok({ status: 'approved', card: saved }) : refuse('no-card-to-replace')
  }
}

/** The checked card or token. */
function methodOf(card: CardForm, token: string, provider: PaymentProvider, today: string): Result<PaymentMethod> {
  const sent = token === '' ? null : { token, wallet: null }
  const [fault] = provider.takesCardNumbers && sent === null ? cardFaults(card, today) : []
  if (fault) return refuseField(fault, noLabels)
  const context = { paymentType: 'Credit card', isFree: false, takesCardNumbers: provider.takesCardNumbers } as const
  const method = paymentMethodOf(context, provider, { card, token: sent })
  if (!method.ok) return method
  return method.value ? ok(method.value) : refuse('no-payment-method')
}

const none = { en: null, fr: null }
/** Staff name fields of the buyer only. */
const noLabels = { firstName: none, lastName: none, studentId: none, email: none }
