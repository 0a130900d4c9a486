/**
 * How the sandbox answers a payment.
 * - `slow`, `slower`: approves after 2 or 20 seconds.
 * - `answer-lost`: approves, but the answer does not arrive; `find` tells the outcome.
 * - `down`: the request does not arrive; `find` knows nothing of it.
 * - `later-declined`: approves the first payment and declines charges to the saved card.
 * - `refund-fails`: approves, and refuses every refund.
 */
export type SandboxBehaviour =
  'approved' | 'declined' | 'invalid' | 'slow' | 'slower' | 'answer-lost' | 'down' | 'later-declined' | 'refund-fails'

export type SandboxCard = {
  network: 'American Express' | 'Mastercard' | 'Visa'
  number: string
  behaviour: SandboxBehaviour
}

/** The published test numbers. No real card has them. Any other number is not valid. */
export const sandboxCards: readonly SandboxCard[] = [
  { network: 'Visa', number: '4242424242424242', behaviour: 'approved' },
  { network: 'Mastercard', number: '5555555555554444', behaviour: 'approved' },
  { network: 'American Express', number: '378282246310005', behaviour: 'approved' },
  { network: 'Visa', number: '4000000000000002', behaviour: 'declined' },
  { network: 'Mastercard', number: '5105105105105100', behaviour: 'declined' },
  { network: 'American Express', number: '371449635398431', behaviour: 'declined' },
  { network: 'Visa', number: '4111111111111111', behaviour: 'invalid' },
  { network: 'Visa', number: '4000000000000077', behaviour: 'slow' },
  { network: 'Visa', number: '4000000000000085', behaviour: 'slower' },
  { network: 'Visa', number: '4000000000000093', behaviour: 'answer-lost' },
  { network: 'Visa', number: '4000000000000119', behaviour: 'down' },
  { network: 'Visa', number: '4000000000000341', behaviour: 'later-declined' },
  { network: 'Visa', number: '4000000000005126', behaviour: 'refund-fails' },
]

/** The test card with a number, typed with or without spaces; null for any other number. */
export const sandboxCardOf = (number: string): SandboxCard | null => {
  const digits = number.replace(/[ -]/g, '')
  return sandboxCards.find((card) => card.number === digits) ?? null
}

const walletBehaviours = ['approved', 'declined', 'invalid', 'slow', 'slower', 'answer-lost', 'down'] as const

/** The receipt of the sandbox's wallet sheets, such as `sandbox-apple-pay-approved`. */
export const sandboxWalletToken = (
  wallet: 'ApplePay' | 'GooglePay',
  behaviour: (typeof walletBehaviours)[number],
): string => `sandbox-${wallet === 'ApplePay' ? 'apple' : 'google'}-pay-${behaviour}`

/** How the sandbox answers a wallet's receipt; null for an unknown one or that of another wallet. */
export const sandboxWalletBehaviour = (token: string, wallet: 'ApplePay' | 'GooglePay'): SandboxBehaviour | null =>
  walletBehaviours.find((behaviour) => sandboxWalletToken(wallet, behaviour) === token) ?? null
