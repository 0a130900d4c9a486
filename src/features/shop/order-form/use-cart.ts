'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { postToApi, queryApi, type Posted } from '@/contract/post-to-api'
import type { CartRow } from '@/contract/shop/cart'
import type { Locale } from '@/domain/locale'
import type { ClientMessages } from './order-form-data'

type CartAnswer = { cart: CartRow }

/** A change of the cart: a call of v1 with its parameters. */
export type CartCall = {
  path:
    | 'cart/add_meal_plan'
    | 'cart/add_custom_plan'
    | 'cart/add_declining_balance'
    | 'cart/delete_cart_item'
    | 'cart/set_selections'
    | 'promo_codes/apply'
    | 'promo_codes/remove'
  values: Readonly<Record<string, string>>
}

/**
 * The changed cart, or the sentence to show. `before` is the cart that was changed. `foreign` is the one that this window had
 * shown, if something else had changed it; null otherwise.
 */
export type ChangeOutcome =
  { cart: CartRow; before: CartRow | null; foreign: CartRow | null; refused: null } | { cart: null; refused: string }

/** How long the loader blocks the page at least. Spec: CUS-4.9, CUS-9.14. */
const loaderMs = 1000

type Options = {
  siteId: string
  locale: Locale
  initial: CartRow | null
  messages: ClientMessages['cart']
  /** Called with each cart that replaces the one before. `before` is the cart that something else changed; null for own changes. */
  onShow: (cart: CartRow, before: CartRow | null) => void
}

/**
 * The cart of the visitor, as the server has it. Changes run one at a time: another one is ignored meanwhile, so that a second
 * click adds nothing. The cart is read again when the window gets the focus, and before an item is added.
 */
export function useCart({ siteId, locale, initial, messages, onShow }: Options) {
  const [cart, setCart] = useState(initial)
  const [isBusy, setBusy] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const running = useRef(false)
  const changes = useRef(0)
  const shown = useRef(initial)

  const show = useCallback(
    (next: CartRow, before: CartRow | null) => {
      shown.current = next
      setMissing(false)
      setCart(next)
      onShow(next, before)
    },
    [onShow],
  )

  /**
   * Reads the cart again. Returns the cart before if something else has changed it; null otherwise. `isForeign` is false after a
   * change without an answer: it may have changed the cart itself.
   */
  const load = useCallback(
    async (isForeign = true): Promise<CartRow | null> => {
      const before = changes.current
      const fetched = await queryApi<CartAnswer>('GET', 'cart/fetch', { siteId }, locale)
      if (changes.current !== before) return null // a change has begun meanwhile, and its answer is newer
      const known = shown.current
      if (fetched.status !== 'done') setMissing(known === null)
      else if (JSON.stringify(known) !== JSON.stringify(fetched.answer.cart)) {
        const changed = isForeign ? known : null
        show(fetched.answer.cart, changed)
        return changed
      }
      return null
    },
    [siteId, locale, show],
  )
  const refresh = useCallback(async (isForeign = true) => void (running.current || (await load(isForeign))), [load])

  useEffect(() => {
    const onShow = () => document.visibilityState === 'visible' && void refresh()
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && onShow()
    if (shown.current === null) onShow()
    window.addEventListener('focus', onShow)
    window.addEventListener('pageshow', onReturn)
    document.addEventListener('visibilitychange', onShow)
    return () => {
      window.removeEventListener('focus', onShow)
      window.removeEventListener('pageshow', onReturn)
      document.removeEventListener('visibilitychange', onShow)
    }
  }, [refresh])

  /** `answers` start a cart. One with items keeps its own, which another window may have changed. Spec: CUS-4.10. */
  const change = async (call: CartCall, answers: CartCall['values']): Promise<ChangeOutcome | null> => {
    if (running.current) return null
    running.current = true
    changes.current++
    setBusy(true)
    const loader = new Promise((resolve) => setTimeout(resolve, loaderMs))
    const isAdded = call.path.startsWith('cart/add')
    const foreign = isAdded ? await load() : null
    const before = shown.current
    const sent = isAdded && !shown.current?.items.length ? { ...call, values: { ...answers, ...call.values } } : call
    const [posted] = await Promise.all([send(sent, siteId, locale), loader])
    running.current = false
    flushSync(() => {
      setBusy(false)
      if (posted.status === 'done') show(posted.answer.cart, null)
    })
    if (posted.status === 'done') return { cart: posted.answer.cart, before, foreign, refused: null }
    void refresh(posted.status === 'refused') // a request without an answer may have changed the cart
    if (posted.status === 'refused') return { cart: null, refused: posted.message || messages.failed }
    return { cart: null, refused: posted.status === 'too-many' ? messages.tooMany : messages.failed }
  }
  return { cart, isBusy, isMissing, change, refresh }
}

const send = ({ path, values }: CartCall, siteId: string, locale: Locale): Promise<Posted<CartAnswer>> =>
  path === 'cart/delete_cart_item'
    ? queryApi('DELETE', path, { ...values, siteId }, locale)
    : postToApi(path, { ...values, siteId }, locale)
