import type { CheckoutForm } from '@/contract/shop/checkout-forms'
import { locales, type Locale } from '@/domain/locale'
import { ok, refuse, type Result } from '@/domain/result'
import type { AcceptedText } from '@/domain/shop/checkout/terms-order'
import type { OrderOutcome } from '@/domain/shop/orders/order'
import type { PaymentType } from '@/domain/shop/payments/payment-types'
import type { Site } from '@/domain/site/site'
import { agreements, agreedIn, changedConsents } from '@/domain/account/consents'
import { readAgreedTexts, readSentenceVersions } from '@/features/account/privacy/read-consent-texts'
import { findBuyer, openAccount } from '@/features/shop/checkout/buyers/find-buyer'
import { orderPeople, orderPerson } from '@/features/shop/checkout/buyers/order-people'
import { withVouchedFields } from '@/features/shop/checkout/buyers/vouched-buyer'
import { readInstallments } from '@/features/shop/checkout/installments/read-installments'
import type { OrderRequest } from '@/features/shop/checkout/orders/order-request'
import { placeOrder as placeOrderNow } from '@/features/shop/checkout/orders/place-order'
import { checkLostPromo } from '@/features/shop/checkout/orders/take-promo'
import { readCheckout } from '@/features/shop/checkout/read-checkout'
import { acceptedFromList, listTerms, consentsOf } from '@/features/shop/checkout/terms/listed-terms'
import type { CartVisitor } from '@/features/shop/cart/cart-visitor'
import { cardWait, countRefusedCard } from '@/server/auth/checkout-limits'
import { openPayload } from '@/server/database/payload'
import { logError } from '@/server/logging/log-error'
import type { PaymentProvider } from '@/server/payments/provider'
import { checkBuyer } from './check-buyer'
import { confirmPayer } from './confirm-payer'
import { paymentMethodOf, type PaymentToken } from './payment-method'

/** What a buyer submits. `seen…` is the cart as they saw it; null from programs that do not say. */
export type SubmittedForm = {
  paymentType: PaymentType
  form: CheckoutForm
  token: PaymentToken | null
  planId: string | null
  accepted: readonly AcceptedText[]
  /** The version of the terms that the order form listed and the buyer accepts as a whole; null for none. */
  acceptedList: string | null
  /** The code that confirms a payment by Student ID or payroll; empty without one. */
  code: string
  seenRevision: number | null
  seenTotalCents: number | null
  seenBonusCents: number | null
  seenLaterCents: number | null
}

/** Who submits, and with what the order is placed. */
export type Submit = {
  visitor: CartVisitor
  network: string
  locale: Locale
  now: Date
  provider: PaymentProvider
  placeOrder?: (site: Site, visitor: CartVisitor, request: OrderRequest, now: Date) => Promise<Result<OrderOutcome>>
}

/** `session` is the token of an account that the buyer opened with a password; null for none. */
export type SubmittedOrder = { outcome: OrderOutcome; session: string | null }

/**
 * Checks a checkout and places its order: the form, the lists of the server, the terms in their order, and the payment method. No
 * price comes from the request. A buyer without a session gets a guest account, which becomes an account of their own if they
 * entered a password.
 *
 * Refuses `not-offered`, `bad-checkout-field`, `terms-not-accepted`, `card-numbers-not-taken`, `no-payment-method`,
 * `installment-not-approved`, `too-many-cards`, and like `confirmPayer` and `placeOrder`. Spec: CUS-4.18 to CUS-4.30, CUS-5.1
 * to CUS-5.17.
 */
export async function submitOrder(
  site: Site,
  { form: typed, ...submitted }: SubmittedForm,
  { visitor, network, locale, now, provider, placeOrder = placeOrderNow }: Submit,
): Promise<Result<SubmittedOrder>> {
  const { paymentType, planId } = submitted
  const form = await withVouchedFields(site.id, visitor.customerId, typed)
  const { takesCardNumbers } = provider
  // A card that is already a token leaves no card number to check.
  const checkout = await readCheckout(
    site,
    visitor,
    { paymentType, locale, takesCardNumbers: takesCardNumbers && submitted.token === null },
    now,
  )
  if (!checkout.ok) return checkout
  const { cart, context } = checkout.value
  if (cart.lines.length === 0) return repeatSubmit()
  // First, as a cart that has lost its code may ask for other fields.
  const promo = await checkLostPromo({ payload: await openPayload(), site }, visitor, submitted, cart)
  if (!promo.ok) return promo
  const checked = await checkBuyer(site.id, checkout.value, form)
  if (!checked.ok) return checked
  const plan = await findPlan()
  if (!plan.ok) return plan
  const listed = acceptedFromList(listTerms(site, checkout.value, locale), submitted.acceptedList, cart)
  const consents = consentsOf(checkout.value, plan.value, [...submitted.accepted, ...listed], now)
  if (!consents.ok) return consents
  const method = paymentMethodOf(context, provider, { card: form.card, token: submitted.token })
  if (!method.ok) return method
  const attempt = { network, cartId: cart.id }
  const wait = method.value === null ? 0 : cardWait(attempt)
  if (wait > 0) return refuse('too-many-cards', { seconds: Math.ceil(wait / 1000) })
  // Last, as it mails a code for an order that is complete.
  const payer = { customerId: visitor.customerId, code: submitted.code, network, locale, now }
  const confirmed = await confirmPayer(site, checkout.value, form, submitted, payer)
  if (!confirmed.ok) return confirmed

  const { buyer, student } = orderPeople(form, context.isParent)
  const agreed = { optIn: form.buyer.optIn, consents: await accountConsents() }
  const customerId = await findBuyer(site, visitor.customerId, buyer, agreed, now)
  const request: OrderRequest = {
    paymentType,
    method: method.value,
    installmentPlanId: plan.value?.planId ?? null,
    buyer,
    student,
    isParent: context.isParent,
    customerId,
    consents: consents.value,
    locale,
    seenRevision: submitted.seenRevision,
    seenTotalCents: submitted.seenTotalCents,
    seenBonusCents: submitted.seenBonusCents,
    seenLaterCents: submitted.seenLaterCents,
  }
  const placed = await placeOrder(site, visitor, request, now)
  if (!placed.ok) return placed
  if (method.value !== null) countRefusedCard(attempt, placed.value)
  return ok({ outcome: placed.value, session: await openWithPassword(placed.value) })

  /**
   * The cart is empty: it was never filled, or an earlier submit has paid it and its answer was lost. Only `placeOrder` knows.
   * What depends on the cart, such as its installment plans, cannot be checked any more.
   */
  async function repeatSubmit(): Promise<Result<SubmittedOrder>> {
    const { seenRevision, seenTotalCents, seenBonusCents, seenLaterCents } = submitted
    const request: OrderRequest = {
      paymentType,
      method: null,
      installmentPlanId: null,
      buyer: orderPerson(form.buyer),
      student: null,
      isParent: false,
      customerId: null,
      consents: [],
      locale,
      seenRevision,
      seenTotalCents,
      seenBonusCents,
      seenLaterCents,
    }
    const placed = await placeOrder(site, visitor, request, now)
    return placed.ok ? ok({ outcome: placed.value, session: null }) : placed
  }

  /** What a guest agrees to with their account: the texts that the form has shown, if they are current, and news. */
  async function accountConsents() {
    if (visitor.customerId !== null) return []
    const before = { optIn: false, notifyByText: false }
    const versions = readSentenceVersions('checkout', locale)
    const after = { ...before, optIn: form.buyer.optIn }
    const texts = await Promise.all(locales.map((language) => readAgreedTexts(site.id, language)))
    return [
      ...agreements(agreedIn(texts.flat(), submitted.accepted), 'checkout'),
      ...changedConsents(before, after, { versions, locale, source: 'checkout' }),
    ]
  }

  async function findPlan() {
    if (planId === null || paymentType !== 'installments') return ok(null)
    if (!cart.paymentTypes.includes(paymentType)) return refuse('payment-type-not-offered')
    const plans = await readInstallments(site, provider, cart.totals.totalCents, null)
    const found = plans.find((one) => one.planId === planId)
    return found ? ok(found) : refuse('installment-not-approved')
  }

  /** An order that is paid must not fail because its account cannot be opened. */
  async function openWithPassword({ status, orderId }: OrderOutcome): Promise<string | null> {
    const isPlaced = status === 'approved' || status === 'pending'
    if (!isPlaced || customerId === null || visitor.customerId !== null || form.password === '') return null
    const account = { accountId: customerId, email: buyer.email, password: form.password, orderId }
    return openAccount(site, account).catch((error: unknown) => {
      logError('The account of a buyer could not be opened:', error)
      return null
    })
  }
}
