'use client'

import { useCallback, useState } from 'react'
import type { CartRow } from '@/contract/shop/cart'
import { chosenSelections } from '@/domain/shop/cart/resolve-line'
import type { Question } from '@/domain/shop/order-form'
import {
  noAnswerIds,
  type AnswerIds,
  answersCookie,
  formatRememberedAnswers,
  rememberedSeconds,
} from '@/domain/shop/remembered-answers'
import { describeForeignChange, describeOwnChange, type Told } from './basket/cart-news'
import type { OrderFormData } from './order-form-data'
import { offerFor } from './products/offer-for'
import { answersOfCart } from './selections/cart-answers'
import { useCart, type CartCall } from './use-cart'

/** A change that a part of the page starts. Returns the sentence to show beside its field when it is refused; null otherwise. */
export type ChangeCart = (call: CartCall, options: ChangeOptions) => Promise<string | null>
/** What to say once the cart has changed. */
export type ChangeDone = (after: CartRow, before: CartRow | null) => Told
type ChangeOptions = {
  done: ChangeDone
  /** The id of the element that takes the focus then; null for the one that had it. */
  focus: ((cart: CartRow) => string) | null
  /** Whether the part shows the refusal itself. */
  showsRefusal?: boolean
  /** The answers that the cart has afterwards, unless another window changed them; those on the page without. */
  expected?: AnswerIds
}

type Options = {
  data: OrderFormData
  initialCart: CartRow | null
  /** Called with the cart before each change of it. */
  onChange: (cart: CartRow | null) => void
  /** Called after a call that has changed the cart. `focus` is the element that takes the focus; null for the one that had it. */
  onChanged: (call: CartCall, cart: CartRow, focus: string | null) => void
}

/** The buyer's answers and cart, what they can buy, and what the page tells of changes. Spec: CUS-2.66, CUS-4.9 to CUS-4.16. */
export function useShopping({ data, initialCart, onChange, onChanged }: Options) {
  const { siteId, locale, messages } = data
  const [answers, setAnswers] = useState(data.answers)
  const [announcement, setAnnouncement] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [news, setNews] = useState<string | null>(null)

  /** The answers of a cart with items are those that it is priced for, whichever window gave them. */
  const takeOver = useCallback(
    (shown: CartRow, before: CartRow | null) => {
      const applied = answersOfCart(shown, answers)
      setAnswers((own) => answersOfCart(shown, own))
      if (shown.items.length > 0) rememberAnswers(siteId, applied)
      if (before) setNews((known) => describeForeignChange({ before, after: shown, answers }, data) ?? known)
    },
    [siteId, answers, data],
  )
  const cart = useCart({ siteId, locale, initial: initialCart, messages: messages.cart, onShow: takeOver })
  const offer = offerFor(data, chosenSelections(askedAnswers(data), answers), answers)

  const changeCart: ChangeCart = async (call, { done, focus, showsRefusal, expected = answers }) => {
    const { activeElement } = document
    const returnFocus = () => activeElement instanceof HTMLElement && activeElement.focus()
    onChange(cart.cart)
    setFailure(null)
    setNews(null)
    setAnnouncement('')
    const outcome = await cart.change(call, offer.sentAnswers)
    if (!outcome) return null
    if (outcome.refused !== null) {
      if (!showsRefusal) setFailure(outcome.refused)
      returnFocus()
      return outcome.refused
    }
    const told = describeOwnChange({ ...outcome, told: done(outcome.cart, outcome.before), expected }, data)
    setAnnouncement(told.announcement)
    setNews(told.news)
    if (!focus) returnFocus()
    onChanged(call, outcome.cart, focus && focus(outcome.cart))
    return null
  }

  const answer = async (question: Question, id: string | null) => {
    const before = answers
    const next = { ...answers, [question]: id }
    setAnswers(next)
    rememberAnswers(siteId, next)
    if (!cart.cart?.items.length) return // answers without a cart are sent with the first item
    // The others stay as the cart has them: another window may have changed them.
    const values = { [`${question}Id`]: id ?? '' }
    const refused = await changeCart(
      { path: 'cart/set_selections', values },
      { done: () => '', focus: null, expected: next },
    )
    if (refused === null) return
    setAnswers(before)
    rememberAnswers(siteId, before)
  }

  return {
    answers,
    answer,
    forgetAnswers: () => rememberAnswers(siteId, noAnswerIds),
    cart,
    changeCart,
    offer,
    announcement,
    failure,
    news: failure === null ? news : null,
    dismissFailure: () => setFailure(null),
    dismissNews: () => setNews(null),
  }
}

/** The questions and answers in the form of the rules. */
function askedAnswers({ questions }: OrderFormData) {
  const optionsOf = (name: string) => questions.find(({ question }) => question === name)?.options ?? []
  const isAsked = (name: string) => questions.some(({ question }) => question === name)
  const forRules = (name: string) =>
    optionsOf(name).map((option) => ({
      ...option,
      name: { en: option.label, fr: option.label },
      paymentTypes: [],
      welcomeMessage: { en: option.welcome, fr: option.welcome },
    }))
  return {
    asks: { location: isAsked('location'), term: isAsked('term'), type: isAsked('type'), year: isAsked('year') },
    answers: {
      location: forRules('location'),
      term: forRules('term'),
      type: forRules('type'),
      year: forRules('year'),
    },
  }
}

/** Remembers the answers for three days. Spec: CUS-2.66. */
function rememberAnswers(siteId: string, answers: AnswerIds) {
  const value = formatRememberedAnswers(answers)
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${answersCookie(siteId)}=${value}; Path=/; Max-Age=${value ? rememberedSeconds : 0}; SameSite=Lax${secure}`
}
