'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { readDraft, storeDraft } from '@/contract/forms/drafts-on-device'
import { queryApi } from '@/contract/post-to-api'
import type { CartRow } from '@/contract/shop/cart'
import { fetchInstallments, sendOrder, type AcceptedTerms, type SentOrder } from '@/contract/shop/send-order'
import { isFreeOrder } from '@/domain/shop/checkout/checkout-context'
import { laterTotalCents } from '@/domain/shop/subscriptions/later-charges'
import { termsForOrder } from '@/domain/shop/checkout/terms-order'
import type { PaymentType } from '@/domain/shop/payments/payment-types'
import { formatMessage } from '@/domain/text/format-message'
import { toCents } from '@/features/shop/order-form/basket/cents'
import { laterChargesOf } from '@/features/shop/order-form/basket/due-sentence'
import type { CheckoutData } from './checkout-data'
import { confirmWithStripe } from './payment/stripe/load-stripe'
import { fullAmount, type Plans } from './payment/installment-plans'
import { isWallet, type Wallet, type WalletOutcome, type ProviderFields } from './payment/payment-kinds'
import { awaitOrder, awaitPending, type OrderEnd } from './submit/await-order'
import type { AskedCode } from './submit/payer-code-dialog'
import type { Processing } from './submit/processing-dialog'
import { termsOfChoices } from './terms/terms-of-choices'
import { useTerms } from './terms/use-terms'
import type { CheckoutValues } from './form/typed-values'
import { completeValues, offeredType, useCheckoutForm, type Step } from './form/use-checkout-form'

type Options = {
  checkout: CheckoutData
  cart: CartRow
  isParent: boolean
  /** The names of the payment types. */
  names: Readonly<Record<PaymentType, string>>
  /** Reads the cart again: an order that was not placed may have met another cart. */
  onStale: () => void
  /** Clears selections and cart before the page is left. */
  onOrdered: () => void
}

type Token = SentOrder['token']

const realTime = {
  wait: (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  now: () => performance.now(),
}

/**
 * The checkout from the first field to the result: which step is shown, what the button does, and where the order stands.
 * Spec: CUS-4.17 to CUS-4.31.
 */
export function useCheckout({ checkout, cart, isParent, names, onStale, onOrdered }: Options) {
  const { messages, locale, siteId } = checkout
  const questionName = `bank-question:${siteId}`
  const totalCents = toCents(cart.total)
  const savesCard = cart.items.some(({ subscription }) => subscription)
  const isFree = isFreeOrder(totalCents, savesCard)
  const types = cart.payment_types
  const [chosenStep, setStep] = useState<Step>('details')
  const fields = useCheckoutForm({ checkout, step: chosenStep, isParent, isFree, types })
  const { form } = fields
  const terms = useTerms()
  const [provider, setProvider] = useState<ProviderFields | null>(null)
  const [loadedPlans, setPlans] = useState<Plans | null>(null)
  const [chosenPlan, setChoice] = useState<string | null>(null)
  const [wallet, setWallet] = useState<{ wallet: Wallet; answer: (outcome: WalletOutcome) => void } | null>(null)
  const [processing, setProcessing] = useState<Processing | null>(cart.order_pending ? 'sent' : null)
  const [failure, setFailure] = useState<string | null>(null)
  const [askedCode, setAskedCode] = useState<AskedCode | null>(null)
  const [ask, setAsk] = useState<(() => Promise<void>) | null>(null)
  const paymentType = offeredType(form.watch('paymentType'), types)
  const step = paymentType === '' ? 'details' : chosenStep
  const plans = loadedPlans?.totalCents === totalCents ? loadedPlans : null
  const choice = plans ? chosenPlan : null

  const edit = () => {
    flushSync(() => {
      setStep('details')
      setPlans(null)
      setChoice(null)
      setFailure(null)
    })
    form.setFocus('buyer.firstName')
  }
  const changeCard = () => {
    flushSync(() => {
      setPlans(null)
      setChoice(null)
    })
    form.setFocus('card.number')
  }

  const openWallet = async (name: Wallet): Promise<Token> => {
    const outcome = await new Promise<WalletOutcome>((answer) => setWallet({ wallet: name, answer }))
    setWallet(null)
    if (typeof outcome === 'object') return { ...outcome, wallet: name }
    const { canceled, failed } = messages.wallets
    setFailure(outcome === 'cancel' ? formatMessage(canceled, { wallet: names[name] }) : failed)
    return null
  }

  const loadPlans = async (values: CheckoutValues) => {
    setPlans({ status: 'loading', totalCents })
    setChoice(null)
    const { number, expires } = values.card
    const card = checkout.payment.takesCardNumbers ? { number, expires } : null
    const token = card ? null : await tokenOfProvider()
    const fetched = await fetchInstallments({ siteId, totalCents, card, token: token?.token ?? null }, locale)
    if (fetched.status === 'done') return setPlans({ status: 'loaded', plans: fetched.answer.installments, totalCents })
    if (fetched.status === 'refused' && fetched.field) {
      flushSync(() => setPlans(null))
      return fields.refuse(fields.known(fetched.field) ?? 'card.number', fetched.message)
    }
    setPlans({ status: 'failed', totalCents })
  }

  const tokenOfProvider = async (): Promise<Token> => {
    const made = await provider?.createToken()
    if (made && 'token' in made) return { token: made.token, wallet: null }
    setFailure(made?.message || messages.wallets.failed)
    return null
  }

  const end = (result: OrderEnd, type: PaymentType) => {
    if (result.end === 'approved' || result.end === 'refused') storeDraft(questionName, null)
    if (result.end === 'approved') {
      flushSync(() => setProcessing('approved')) // ends the question before the page is left
      fields.reset()
      onOrdered()
      return window.location.replace(checkout.completePath)
    }
    flushSync(() => setProcessing(null))
    if (result.end !== 'unsure') onStale()
    const isCard = type === 'Credit card' || type === 'installments'
    switch (result.end) {
      case 'invalid-card':
        if (isCard && checkout.payment.takesCardNumbers) return showAtCard('cardNumberInvalid')
        return setFailure(result.message)
      case 'declined':
        if (isWallet(type)) return setFailure(messages.wallets.declined)
        if (type === 'installments') return setFailure(messages.faults.notProcessed)
        if (isCard && checkout.payment.takesCardNumbers) return showAtCard('cardDeclined')
        return setFailure(result.message)
      case 'too-many':
        return setFailure(messages.faults.tooMany)
      case 'refused':
        return refuse(result.message, result.field)
    }
  }
  const showAtCard = (fault: 'cardNumberInvalid' | 'cardDeclined') => {
    flushSync(() => setPlans(null))
    fields.refuse('card.number', checkout.ruleMessages.faults[fault])
  }
  const refuse = (message: string, field: string | null) => {
    const path = field === null ? null : fields.known(field)
    if (path === null) return setFailure(message)
    const isCard = /^(?:card|billing)\./.test(path)
    flushSync(() => {
      setStep(isCard ? 'card' : 'details')
      setPlans(null)
      if (path.startsWith('billing.')) form.setValue('billingSame', false)
    })
    fields.refuse(path, message)
  }

  /** Lets the bank ask the buyer. This tab keeps the question until the order ends, so that a reload opens it again. */
  const confirm = async (secret: string) => {
    storeDraft(questionName, secret)
    const isConfirmed = await confirmWithStripe(
      { siteId, locale },
      secret,
      () => flushSync(() => setProcessing(null)), // the bank's window would be below the overlay
    )
    setProcessing('sent')
    return isConfirmed
  }
  const readCart = () => queryApi<{ cart: CartRow }>('GET', 'cart/fetch', { siteId }, locale)
  const waiting = { ...realTime, onLate: () => setProcessing('late') }
  const follow = async (): Promise<void> => {
    setAsk(null)
    setFailure(null)
    setProcessing('sent')
    const question = readDraft(questionName)
    if (question !== null) await confirm(question)
    const result = await awaitPending(readCart, messages.faults.notProcessed, waiting)
    end(result, 'Credit card')
    if (result.end === 'unsure') setAsk(() => follow)
  }
  const followPending = useEffectEvent(() => void (cart.order_pending && follow()))
  useEffect(() => followPending(), [])

  const place = async (values: CheckoutValues, token: Token, acceptedTerms: readonly AcceptedTerms[]) => {
    const type = values.paymentType as PaymentType
    const order: Omit<SentOrder, 'code'> = {
      ...{ siteId, isParent, token, acceptedTerms, totalCents },
      paymentType: type,
      form: completeValues(values),
      planId: type === 'installments' && choice !== fullAmount ? choice : null,
      revision: cart.revision,
      bonusCents: toCents(cart.bonus),
      laterCents: laterTotalCents(laterChargesOf(cart)),
    }
    const run = async (code = ''): Promise<void> => {
      setAsk(null)
      setFailure(null)
      setProcessing('sent')
      const result = await awaitOrder({
        send: () => sendOrder({ ...order, code }, locale),
        confirm,
        isCartGone: async () => {
          const fetched = await readCart()
          return fetched.status === 'done' && fetched.answer.cart.items.length === 0
        },
        ...waiting,
      })
      if (result.end === 'refused' && result.field === 'code') {
        flushSync(() => setProcessing(null))
        const typed = await new Promise<string | null>((answer) =>
          setAskedCode({ sentence: result.message, typed: code, answer }),
        )
        flushSync(() => setAskedCode(null))
        return typed === null ? setFailure(messages.code.canceled) : run(typed)
      }
      end(result, type)
      if (result.end === 'unsure') setAsk(() => () => run(code))
    }
    await run()
  }

  const proceed = async (values: CheckoutValues) => {
    const type = values.paymentType as PaymentType
    const needsCard = !isFree && (type === 'Credit card' || type === 'installments')
    if (needsCard && step === 'details') {
      flushSync(() => setStep('card'))
      return document.getElementById('checkout-card')?.focus()
    }
    if (type === 'installments' && !isFree && plans === null) return loadPlans(values)
    if (!navigator.onLine) return setFailure(messages.faults.offline)
    if (isWallet(type) && !isFree) setStep('card')
    const hasPlan = cart.items.some((item) => item.type === 'Meal plan' || item.type === 'Create your plan')
    const accepted = await terms.accept(termsForOrder(checkout.terms, { paymentType: type, hasPlan }))
    if (!accepted) return setFailure(messages.terms.declined)
    const plan = plans?.status === 'loaded' ? plans.plans.find(({ PlanId }) => PlanId === choice) : null
    accepted.push(...(await termsOfChoices(checkout, { cart, plan: plan ?? null })), ...checkout.agreedTexts)
    const isTokenNeeded = !isFree && (isWallet(type) || (needsCard && !checkout.payment.takesCardNumbers))
    const token = isTokenNeeded ? await (isWallet(type) ? openWallet(type) : tokenOfProvider()) : null
    if (isTokenNeeded && token === null) return
    await place(values, token, accepted)
  }
  const submit = form.handleSubmit(async (values: CheckoutValues) => {
    setFailure(null)
    await proceed(values)
  })
  return {
    ...{
      fields,
      step,
      types,
      isFree,
      totalCents,
      paymentType,
      plans,
      choice,
      wallet,
      processing,
      failure,
      ask,
      terms,
      askedCode,
    },
    ...{ setProvider, submit, edit, changeCard },
    /** Whether the card is charged again later. */
    savesCard,
    choose: setChoice,
    retryPlans: () => void loadPlans(form.getValues()),
  }
}

export type Checkout = ReturnType<typeof useCheckout>
