import {
  sandboxCardOf,
  sandboxWalletBehaviour,
  type SandboxBehaviour,
  type SandboxCard,
} from '@/domain/shop/payments/sandbox-cards'
import { sandboxInstallments } from '@/domain/shop/payments/sandbox-installments'
import type { CardDetails, Charge, ChargeRequest, PaymentMethod } from '@/server/payments/provider'
import type { SandboxRow } from './sandbox-rows'

/** What a payment method stands for in the sandbox. */
export type SandboxMethod = { behaviour: SandboxBehaviour; card: CardDetails | null }

const unknownCard: SandboxMethod = { behaviour: 'invalid', card: null }
const cardDetails = ({ network, number }: SandboxCard): CardDetails => ({ network, lastFour: number.slice(-4) })

/** What a card number or a wallet's receipt stands for. Any number that is not published is invalid. */
export function resolveSandboxMethod(method: Exclude<PaymentMethod, { kind: 'saved' }>): SandboxMethod {
  if (method.kind === 'card') {
    const card = sandboxCardOf(method.number)
    return card ? { behaviour: card.behaviour, card: cardDetails(card) } : unknownCard
  }
  const behaviour = method.wallet && sandboxWalletBehaviour(method.token, method.wallet)
  return behaviour ? { behaviour, card: { network: 'Visa', lastFour: '4242' } } : unknownCard
}

/** Whether the sandbox offers the installment plan of a request. */
export const isOfferedPlan = ({ installment, amountCents }: Pick<ChargeRequest, 'installment' | 'amountCents'>) =>
  !installment ||
  sandboxInstallments(amountCents).some(
    ({ planId, count, totalCents }) =>
      planId === installment.planId && count === installment.count && totalCents === installment.totalCents,
  )

const slowSeconds: Partial<Record<SandboxBehaviour, number>> = { slow: 2, slower: 20 }

/** When a charge is answered; null at once. */
export const answersAt = (behaviour: SandboxBehaviour, now: Date): string | null => {
  const seconds = slowSeconds[behaviour]
  return seconds ? new Date(now.getTime() + seconds * 1_000).toISOString() : null
}

/** The saved method of a charge is named after it, so that one statement stores both. */
const methodPrefix = 'sandbox_method_'
export const savedMethodOf = (chargeReference: string): string => `${methodPrefix}${chargeReference}`
export const chargeOfSavedMethod = (method: string): string | null =>
  method.startsWith(methodPrefix) ? method.slice(methodPrefix.length) : null

/** What the sandbox answers for a charge that it has stored. */
export function chargeOf({ reference, state, details }: SandboxRow): Charge {
  if (state === 'declined')
    return { status: 'declined', code: details.behaviour === 'invalid' ? '23' : '12', reference }
  if (state === 'released') return { status: 'declined', code: '12', reference }
  const savedMethod = details.isSaved ? savedMethodOf(reference) : null
  return { status: 'approved', reference, card: details.card, savedMethod }
}
