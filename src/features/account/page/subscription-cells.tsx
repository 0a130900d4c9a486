import { getTranslations } from 'next-intl/server'
import { campusDateAt, type ZoneName } from '@/domain/time/campus-time'
import { formatShortDate } from '@/domain/time/date-formats'
import type { Locale } from '@/domain/locale'
import { formatPrice } from '@/domain/shop/money/money'
import type { CustomerSubscription, Payment } from '@/features/account/read-subscriptions'
import { FormattedDay } from './account-table'

/** The name, price and period of a subscription. */
export async function SubscriptionDescription(props: {
  subscription: CustomerSubscription
  zone: ZoneName
  locale: Locale
}) {
  const { subscription, zone, locale } = props
  const { name, priceCents, frequency, start, end, next, isPastDue, retryAt } = subscription
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
      {retryAt && (
        <span className="account-alert account-until-canceled">
          {t('retry', { date: formatShortDate(campusDateAt(retryAt, zone), locale) })}
        </span>
      )}
      {next && !retryAt && (
        <span className="account-aside account-until-canceled">
          {t('nextPayment', {
            amount: formatPrice(next.amountCents, locale),
            date: formatShortDate(next.on, locale),
          })}
        </span>
      )}
      {isPastDue && <span className="account-alert account-until-canceled">{t('pastDue')}</span>}
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
      {payments.map(({ id, amountCents, paidAt, result, hasReceipt }) => (
        <li key={id}>
          {paidAt && <FormattedDay at={paidAt} zone={zone} locale={locale} />} {formatPrice(amountCents, locale)}
          {result && <span className="account-aside">{resultLabel(result)}</span>}
          {hasReceipt && (
            <a
              className="account-aside account-receipt"
              href={`/receipts/${id}`}
              aria-label={t('receiptNamed', {
                amount: formatPrice(amountCents, locale),
                date: paidAt ? formatShortDate(campusDateAt(paidAt, zone), locale) : '',
              })}
              download
            >
              {t('receipt')}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
