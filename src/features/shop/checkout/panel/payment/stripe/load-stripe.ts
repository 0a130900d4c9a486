import { queryApi } from '@/contract/post-to-api'
import type { Locale } from '@/domain/locale'

type Failure = { message?: string }
type StripeElement = {
  mount: (node: HTMLElement) => void
  destroy: () => void
  on: (event: 'ready' | 'loaderror' | 'confirm' | 'cancel', handle: () => void) => void
}

/** The part of Stripe's script that the checkout uses. */
export type StripeElements = {
  create: (type: 'payment' | 'expressCheckout', options: object) => StripeElement
  submit: () => Promise<{ error?: Failure }>
}
export type StripeScript = {
  elements: (options: object) => StripeElements
  createConfirmationToken: (options: {
    elements: StripeElements
  }) => Promise<{ confirmationToken?: { id: string }; error?: Failure }>
  handleNextAction: (options: { clientSecret: string }) => Promise<{ error?: Failure }>
}
type StripeFactory = (publishableKey: string, options: { locale: string }) => StripeScript

const scriptUrl = 'https://js.stripe.com/v3/'

type Shop = { siteId: string; locale: Locale }
let loaded: Promise<StripeScript> | null = null

/** Loads Stripe's script once, when a buyer chooses to pay through it. Rejects without a connection; then it can be loaded again. */
export function loadStripe(shop: Shop): Promise<StripeScript> {
  loaded ??= start(shop).catch((error: unknown) => {
    loaded = null
    throw error
  })
  return loaded
}

async function start({ siteId, locale }: Shop): Promise<StripeScript> {
  const answer = await queryApi<{ preload: { publishable_key: string | null } }>(
    'GET',
    'orderform/preload',
    { siteId, amount: '0' },
    locale,
  )
  const key = answer.status === 'done' ? answer.answer.preload.publishable_key : null
  if (!key) throw new Error('There is no publishable key')
  await addScript()
  const { Stripe: create } = window as unknown as { Stripe?: StripeFactory }
  if (!create) throw new Error('The script of Stripe has not run')
  return create(key, { locale: `${locale}-CA` })
}

const addScript = () =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = scriptUrl
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('The script of Stripe could not be loaded'))
    document.head.append(script)
  })

/** Options that agree with what the server confirms: an authorisation in Canadian dollars, or for a total of 0 a card to save. */
export const elementsOptions = (totalCents: number, savesCard: boolean) => ({
  ...(totalCents > 0 ? { mode: 'payment', amount: totalCents, captureMethod: 'manual' } : { mode: 'setup' }),
  currency: 'cad',
  paymentMethodTypes: ['card'],
  ...(savesCard ? { setupFutureUsage: 'off_session' } : {}),
  appearance: { theme: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'stripe' },
})

/** The token of what has been entered, or the sentence of its fault; an empty sentence when Stripe gives none. */
export async function tokenOf(
  stripe: StripeScript,
  elements: StripeElements,
): Promise<{ token: string } | { message: string }> {
  const submitted = await elements.submit()
  if (submitted.error) return { message: submitted.error.message ?? '' }
  const { confirmationToken, error } = await stripe.createConfirmationToken({ elements })
  return confirmationToken ? { token: confirmationToken.id } : { message: error?.message ?? '' }
}

/**
 * Lets the buyer confirm a payment with their bank (3-D Secure); false when they have not. `onAsk` is called when the script is
 * loaded, before the bank's window opens.
 */
export async function confirmWithStripe(shop: Shop, clientSecret: string, onAsk?: () => void): Promise<boolean> {
  try {
    const stripe = await loadStripe(shop)
    onAsk?.()
    const { error } = await stripe.handleNextAction({ clientSecret })
    return !error
  } catch {
    return false // the order stays pending until the bank or its time limit ends it
  }
}
