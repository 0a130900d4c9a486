import { getTranslations } from 'next-intl/server'
import type { ZoneName } from '@/domain/campus-time'
import { shortDate } from '@/domain/date-formats'
import type { Locale } from '@/domain/locale'
import { moneySaid } from '@/domain/money'
import type { CustomerSubscription, Payment } from '@/features/account/read-subscriptions'
import { DayOf } from './day-of'

/** What was subscribed to, its price and its days. */
export async function SubscriptionDescription(props: { subscription: CustomerSubscription; locale: Locale }) {
  const { subscription, locale } = props
  const { name, priceCents, frequency, start, end } = subscription
  const t = await getTranslations({ locale, namespace: 'accountParts.subscriptions' })
  const price = moneySaid(priceCents, locale)
  return (
    <>
      {name}
      <span className="account-aside">{frequency ? t(`each.${frequency}`, { price }) : price}</span>
      {start && end && (
        <span className="account-aside">
          {t('period', { start: shortDate(start, locale), end: shortDate(end, locale) })}
        </span>
      )}
    </>
  )
}

type Payments = { payments: readonly Payment[]; zone: ZoneName; locale: Locale }

/** Each payment: its day, its amount and what became of it. */
export async function SubscriptionPayments({ payments, zone, locale }: Payments) {
  const t = await getTranslations({ locale, namespace: 'accountParts.subscriptions' })
  if (payments.length === 0) return t('noPayments')
  const said = (result: string) => (result === 'Approved' || result === 'Declined' ? t(`result.${result}`) : result)
  return (
    <ul>
      {payments.map(({ id, amountCents, paidAt, result }) => (
        <li key={id}>
          {paidAt && <DayOf at={paidAt} zone={zone} locale={locale} />} {moneySaid(amountCents, locale)}
          {result && <span className="account-aside">{said(result)}</span>}
        </li>
      ))}
    </ul>
  )
}
