import { accountPath } from '@/domain/account/account-paths'
import { formatPhone } from '@/domain/forms/phone'
import type { Locale } from '@/domain/locale'
import type { Site } from '@/domain/site/site'
import { formatMessage } from '@/domain/text/format-message'
import { reservationMessages } from '@/i18n/site-messages'
import { clock } from '@/server/clock'
import { tryToRead } from '@/server/logging/try-to-read'
import { CalendarSection } from '@/features/reservations/calendar/calendar-section'
import { readReservationsPage } from './read-reservations-page'
import { ReservationsView } from './reservations-view'

type Props = {
  site: Pick<Site, 'id' | 'slug' | 'timeZone' | 'switches' | 'address' | 'contact'>
  customer: { id: string; siteId: string }
  locale: Locale
}

/** The customer's reservations and the wizard; what to do instead without JavaScript. Spec: CUS-2.20, CUS-2.28, CUS-8.18. */
export async function ReservationsSection({ site, customer, locale }: Props) {
  const messages = reservationMessages(locale)
  const read = await tryToRead(() => readReservationsPage(site, customer, locale, clock.now()))
  if (!read)
    return (
      <p role="alert" className="form-refused">
        {messages.notLoaded}
      </p>
    )
  const phone = site.address.phone ?? site.contact?.phone
  return (
    <>
      <p className="reservations-scriptless mb-6">
        {phone
          ? formatMessage(messages.needsScriptOrCall, { phone: formatPhone(phone, locale) })
          : messages.needsScript}
      </p>
      <ReservationsView
        {...read}
        siteId={site.id}
        customerId={customer.id}
        locale={locale}
        cardPath={`/${site.slug}/reservations/`}
        logInPath={accountPath('signIn', site.slug, locale)}
        messages={messages}
      />
      <CalendarSection customer={customer} locale={locale} />
    </>
  )
}
