import type { z } from 'zod'
import type * as contract from '@/contract/shop/checkout'
import type { Locale, Localized } from '@/domain/locale'
import { locales } from '@/domain/locale'
import type { OrderOutcome } from '@/domain/shop/orders/order'
import type { PaymentSession } from '@/server/payments/provider'
import { success } from '@/v1/engine/envelope'
import type { PlacedOrder } from './resolve-checkout'
import type { OfferedInstallments, Preloaded } from './resolve-installments'

type Status = OrderOutcome['status']

const responses: Record<Status, { response: contract.OrderResponseName; result: '0' | '12' | '23' | null }> = {
  approved: { response: 'Approved', result: '0' },
  declined: { response: 'Declined', result: '12' },
  'invalid-card': { response: 'Invalid account number', result: '23' },
  pending: { response: 'Pending', result: null },
  'needs-action': { response: 'Action required', result: null },
}

/** What a buyer reads about a card. Spec: CUS-8.11. */
export const cardMessages: Record<Status, Localized> = {
  approved: { en: 'Approved', fr: 'Approuvé' },
  declined: {
    en: 'Card declined. Please contact your banking institution.',
    fr: 'Carte refusée. Veuillez communiquer avec votre institution bancaire.',
  },
  'invalid-card': { en: 'Invalid card number.', fr: 'Numéro de carte invalide.' },
  pending: {
    en: 'Your bank has not answered yet. Do not pay again. We will email you the result.',
    fr: 'Votre banque n’a pas encore répondu. Ne payez pas de nouveau. Nous vous enverrons le résultat par courriel.',
  },
  'needs-action': { en: 'Confirm the payment with your bank.', fr: 'Confirmez le paiement auprès de votre banque.' },
}
const declinedWallet: Localized = {
  en: 'We were unable to process your transaction.',
  fr: 'Nous n’avons pas pu traiter votre transaction.',
}
const declinedPlan: Localized = {
  en: 'Sorry, we were unable to process your order at this time.',
  fr: 'Désolé, nous n’avons pas pu traiter votre commande pour le moment.',
}

/** The sentence of an outcome. A declined wallet or installment plan has its own. Spec: CUS-8.7, CUS-8.9, CUS-8.11. */
function messageOf({ outcome: { status }, paymentType }: PlacedOrder): Localized {
  if (status !== 'declined') return cardMessages[status]
  if (paymentType === 'installments') return declinedPlan
  return paymentType === 'ApplePay' || paymentType === 'GooglePay' ? declinedWallet : cardMessages.declined
}

/** Spec: CUS-3.15, CUS-4.27 to CUS-4.30. */
export function orderShape(placed: PlacedOrder, locale: Locale): z.infer<typeof contract.orderResponse> {
  const { status, orderId, no, totalCents, clientSecret } = placed.outcome
  return success(1, {
    order: {
      ...responses[status],
      msg: messageOf(placed)[locale],
      total: totalCents / 100,
      order_id: orderId,
      no,
      preload: null,
    },
    client_secret: clientSecret,
  })
}

/** Spec: CUS-3.14, CUS-7.36. */
export const installmentsShape = ({
  plans,
  orderId,
}: OfferedInstallments): z.infer<typeof contract.installmentsResponse> =>
  success(plans.length, {
    installments: plans.map(({ planId, name, frequency, count, aprBps, totalCents, terms }) => ({
      PlanId: planId,
      Name: name,
      InstallmentFrequency: frequency,
      NumInstallments: count,
      Apr: aprBps,
      TotalPlanCost: totalCents,
      Tac: { TacDetails: locales.map((language) => ({ LanguageCode: language, Text: terms[language] })) },
    })),
    order_id: orderId,
  })

const preloadRow = ({ provider, publishableKey, clientSecret, reference }: PaymentSession) => ({
  provider,
  publishable_key: publishableKey,
  client_secret: clientSecret,
  reference,
})

/** Spec: CUS-7.37. */
export const preloadShape = ({ session }: Preloaded): z.infer<typeof contract.preloadResponse> =>
  success(1, { preload: preloadRow(session) })

/** Spec: CUS-7.37. */
export const walletPreloadShape = ({ session, orderId }: Preloaded): z.infer<typeof contract.walletPreloadResponse> =>
  success(1, { preload: preloadRow(session), order_id: orderId })
