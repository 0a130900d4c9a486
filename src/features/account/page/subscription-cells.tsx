import { getTranslations } from 'next-intl/server'
import type { ZoneName } from '@/domain/time/campus-time'
import { formatShortDate } from '@/domain/time/date-formats'
import type { Locale } from '@/domain/locale'
import { formatPrice } from '@/domain/shop/money'
import type { CustomerSubscription, Payment } from '@/features/account/read-subscriptions'
import { FormattedDay } from './formatted-day'

/** The name, price and period of a subscription. */
export async function SubscriptionDescription(props: { subscription: CustomerSubscription; locale: Locale }) {
  const { subscription, locale } = props
  const { name, priceCents, frequency, start, end } = subscription
  const t = await getTranslations({ locale, namespace: 'accountParts.subscriptions' })
  const price = formatPrice(priceCents, locale)
  return (
    <>
      {name[locale]}
      <span className="account-aside">{frequency ? t(`each.${frequency}`, { price }) : price}</span>
      {start && end && (
        <span className="account-aside">
          {t('period', { start: formatShortDate(start, locale), end: formatShortDate(end, locale) })}
        </span>
      )}
    </>
  )
}

type Payments = { payments: readonly Payment[]; zone: ZoneName; locale: Locale }

/** The payments of a subscription: date, amount and result. */
export async function SubscriptionPayments({ payments, zone, locale }: Payments) {
  const t = await getTranslations({ locale, namespace: 'accountParts.subscriptions' })
  if (payments.length === 0) return t('noPayments')
  const resultLabel = (result: string) =>
    result === 'Approved' || result === 'Declined' ? t(`result.${result}`) : result
  return (
    <ul>
      {payments.map(({ id, amountCents, paidAt, result }) => (
        <li key={id}>
          {paidAt && <FormattedDay at={paidAt} zone={zone} locale={locale} />} {formatPrice(amountCents, locale)}
          {result && <span className="account-aside">{resultLabel(result)}</span>}
        </li>
      ))}
    </ul>
  )
}
