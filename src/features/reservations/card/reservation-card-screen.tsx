import { reservationMessages } from '@/i18n/site-messages'
import { tryToRead } from '@/server/logging/try-to-read'
import { localize, type Locale } from '@/domain/locale'
import type { Site } from '@/domain/site/site'
import { filledButton, linkButton, quietButton } from '@/ui/brand/button-style'
import { PrintButton } from '@/ui/print-button'
import { readReservationCard } from './read-reservation-card'
import { describeCard } from './reservation-card'

type Customer = Parameters<typeof readReservationCard>[0]
type Props = {
  site: Pick<Site, 'name'>
  customer: Customer
  reservationId: string
  /** The page with all reservations. */
  listPath: string
  locale: Locale
}

/** The card of a reservation, which prints on one sheet without the rest of the page. Spec: CUS-2.32. */
export async function ReservationCardScreen({ site, customer, reservationId, listPath, locale }: Props) {
  const messages = reservationMessages(locale)
  const words = messages.card
  const back = (
    <p className="not-printed">
      <a href={listPath} className={linkButton}>
        {words.back}
      </a>
    </p>
  )
  const read = await tryToRead(async () => ({ card: await readReservationCard(customer, reservationId) }))
  if (!read?.card)
    return (
      <>
        <h1 className="page-head mb-6">{words.title}</h1>
        <p role="alert" className="form-refused">
          {read ? words.missing : messages.notLoaded}
        </p>
        {back}
      </>
    )
  const { card } = read
  const [[, date] = ['', ''], [, time] = ['', ''], [, location] = ['', ''], ...lines] = describeCard(card, locale)
  return (
    <>
      <article className="reservation-card" aria-labelledby="reservation-card">
        <p className="text-muted">{localize(site.name, locale)}</p>
        <h1 id="reservation-card">{words.title}</h1>
        {card.isCanceled && <p className="form-refused">{words.canceled}</p>}
        <p className="reservation-card-when">
          <time dateTime={card.date}>{date}</time>, {time}
        </p>
        <p className="reservation-card-where">{location}</p>
        <dl>
          {lines.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {!card.isCanceled && (
          <p>
            {words.show} {words.late}
          </p>
        )}
      </article>
      <div className="not-printed form-end mt-6">
        <PrintButton className={filledButton}>{words.print}</PrintButton>
        <a href={`/reservation-cards/${card.id}?locale=${locale}`} className={quietButton} download>
          {words.pdf}
        </a>
      </div>
      {back}
    </>
  )
}
