import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { formatConfirmation } from '@/domain/text/confirmation'
import { CalendarLink } from './calendar-link'

type Props = {
  customer: { id: string }
  locale: Locale
  /** The part of the account that shows it. */
  shows?: 'reservations' | 'favourites'
}

/** What the private calendar is, and the button that gives its address. */
export async function CalendarSection({ customer, locale, shows = 'reservations' }: Props) {
  const t = await getTranslations({ locale, namespace: 'reservationCalendar' })
  const messages = {
    make: t('make'),
    making: t('making'),
    label: t('label'),
    hint: t('hint'),
    copy: t('copy'),
    copied: t('copied'),
    made: formatConfirmation('allSet', t('made'), locale),
    failed: t('failed'),
    tooMany: t('tooMany'),
  }
  return (
    <section className="reservations-calendar" aria-labelledby="reservations-calendar">
      <h3 id="reservations-calendar">{t(shows === 'favourites' ? 'favouritesHeading' : 'heading')}</h3>
      <p>{t(shows === 'favourites' ? 'favouritesText' : 'text')}</p>
      <CalendarLink customerId={customer.id} locale={locale} messages={messages} />
    </section>
  )
}
