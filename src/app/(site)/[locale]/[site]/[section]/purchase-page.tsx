import type { ReactNode } from 'react'
import { cookies } from 'next/headers'
import { readSessionCustomer } from '@/app/(site)/[locale]/[site]/read-session-customer'
import type { Locale } from '@/domain/locale'
import { ok } from '@/domain/result'
import { answersCookie, parseRememberedAnswers } from '@/domain/shop/remembered-answers'
import type { Site } from '@/domain/site/site'
import { campusDateAt } from '@/domain/time/campus-time'
import { cartCookie, parseCartSecret } from '@/features/shop/cart/cart-cookie'
import { emptyCart, readCart } from '@/features/shop/cart/read-cart'
import { LoginButton } from '@/features/account/sign-in/login-button'
import { readCheckoutData } from '@/features/shop/checkout/panel/read-checkout-data'
import type { AdviceQuery } from '@/features/shop/order-form/advice/plan-advice'
import { OrderFormScreen } from '@/features/shop/order-form/order-form-screen'
import { answersOfCart } from '@/features/shop/order-form/selections/cart-answers'
import { readOrderForm } from '@/features/shop/order-form/read-order-form'
import { MealPlansScreen } from '@/features/shop/plans/meal-plans-screen'
import { clock } from '@/server/clock'
import { tryToRead } from '@/server/logging/try-to-read'
import { cartShape } from '@/v1/shop/cart-shape'

type Props = {
  site: Site
  locale: Locale
  name: string
  address: string
  query: AdviceQuery
  breadcrumb: ReactNode
  children: ReactNode
}

/** The order form of a site with the visitor's cart; the list of plans for a site that sells nothing online. Spec: PUB-2.15, CUS-2.8. */
export async function PurchasePage({ query, ...page }: Props) {
  const { site, locale } = page
  const now = clock.now()
  const form = await readOrderForm(site.id, campusDateAt(now, site.timeZone))
  if (!form) return MealPlansScreen({ ...page, now })
  const [customer, jar] = await Promise.all([readSessionCustomer(site), cookies()])
  const secret = parseCartSecret(jar.get(cartCookie(site.id))?.value ?? null)
  const visitor = { secret, customerId: customer?.id ?? null }
  const hasCart = secret !== null || customer !== null
  const cart = hasCart ? await tryToRead(() => readCart(site, visitor, now), 'A cart') : ok(emptyCart)
  const row = cart?.ok ? cartShape(cart.value, locale).cart : null
  const remembered = parseRememberedAnswers(jar.get(answersCookie(site.id))?.value ?? null)
  const answers = answersOfCart(row, remembered)
  const logIn = site.customerLogin && !customer ? <LoginButton {...{ site, locale, address: page.address }} /> : null
  const checkout = await readCheckoutData(site, { locale, now, customer, form })
  const email = customer?.email ?? null
  return OrderFormScreen({ ...page, logIn, form, now, email, checkout, cart: row, answers, query })
}
