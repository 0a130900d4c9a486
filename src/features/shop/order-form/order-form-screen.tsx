import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import type { CartRow } from '@/contract/shop/cart'
import type { Site } from '@/domain/site/site'
import type { Locale } from '@/domain/locale'
import type { OrderForm as Form } from '@/domain/shop/order-form'
import type { AnswerIds } from '@/domain/shop/remembered-answers'
import { campusDateAt } from '@/domain/time/campus-time'
import type { CheckoutData } from '@/features/shop/checkout/panel/checkout-data'
import { planDescriber } from '@/features/shop/plans/plan-facts'
import { orderFormMessages } from '@/i18n/site-messages'
import { formatMessage } from '@/domain/text/format-message'
import { PlanAdvice, type AdviceQuery } from './advice/plan-advice'
import { buildOrderFormData } from './build-order-form-data'
import { OrderForm } from './order-form'

type Props = {
  site: Site
  form: Form
  locale: Locale
  now: Date
  /** The page title that staff entered, and the path of the page. */
  name: string
  address: string
  /** The email of the customer of the session; null for guests. */
  email: string | null
  checkout: CheckoutData
  /** The visitor's cart; null when it could not be read. */
  cart: CartRow | null
  answers: AnswerIds
  query: AdviceQuery
  breadcrumb: ReactNode
  /** The button of returning customers; null without accounts and for those who are logged in. */
  logIn: ReactNode
  /** The text that staff entered above the plans; null without one. */
  children: ReactNode
}

/** The purchase page of a site that sells online. Without JavaScript it shows all products and prices. Spec: PUB-2.15, CUS-2.8, CUS-2.64. */
export async function OrderFormScreen({
  site,
  form,
  locale,
  now,
  name,
  address,
  email,
  checkout,
  cart,
  answers,
  query,
  ...page
}: Props) {
  const messages = orderFormMessages(locale)
  const today = campusDateAt(now, site.timeZone)
  const [t, describe] = await Promise.all([
    getTranslations({ locale, namespace: 'mealPlans' }),
    planDescriber(locale, { today, withPrice: true }),
  ])
  const isSignedIn = email !== null
  const data = buildOrderFormData(form, { site, locale, today, isSignedIn, address, answers, describe })
  const contact = site.contact?.email ?? (site.displayEmail ? site.email : null)
  return (
    <div className="page-width pt-6 lg:pt-10">
      {page.breadcrumb}
      <h1 className="page-head">{name}</h1>
      {page.children}
      <p className="order-scriptless">{messages.needsScript}</p>
      {data.account && (
        <p className="order-returning">
          {email === null ? (
            <>
              {messages.returning.title} {page.logIn}
            </>
          ) : (
            formatMessage(messages.returning.signedIn, { email })
          )}
        </p>
      )}
      <PlanAdvice {...{ form, site, locale, today, answers, address, query }} />
      <OrderForm data={data} checkout={checkout} initialCart={cart} />
      {contact && (
        <p className="mt-8">
          {t('ask')}{' '}
          <a href={`mailto:${contact}`} className="plain-link">
            {contact}
          </a>
        </p>
      )}
    </div>
  )
}
