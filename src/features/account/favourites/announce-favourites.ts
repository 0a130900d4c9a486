import type { Payload } from 'payload'
import { findServedFavourites } from '@/domain/account/favourites'
import type { Site } from '@/domain/site/site'
import { campusDateAt, minuteOfDayAt } from '@/domain/time/campus-time'
import type { CampusDate } from '@/domain/time/calendar'
import { listSites, readSite } from '@/features/site/read-sites'
import {
  readFavouriteMails,
  readFavourites,
  readMailedCustomers,
  type MailedCustomer,
} from '@/server/database/account/favourites'
import { getServerUrl } from '@/server/http/server-url'
import { registerJob } from '@/server/jobs/job-registry'
import { type OutboxMail, registerHeaders, registerMailRelevance } from '@/server/mail/deliver-mail'
import { queueMail, readQueuedKeys } from '@/server/mail/outbox'
import { readMeals } from './read-meals'
import { favouritesMail } from './favourites-mail'
import { makeStopToken } from './stop-token'

/** Adds the daily mail about favourites to every round of jobs. */
export function registerFavouriteJobs(): void {
  registerHeaders(mailKind, unsubscribeHeaders)
  registerMailRelevance(mailKind, isStillWanted)
  registerJob('announce-favourites', announceFavourites)
}

const mailKind = 'favourites'
/** The mails of a day leave between 6:30 and 16:00 on campus: before breakfast is over, and never in the night. */
const from = 6 * 60 + 30
const until = 16 * 60
const limit = 100
/** After a failure, such as a menu that cannot be read, the site waits. */
const pauseMilliseconds = 10 * 60_000

const keyOf = (customer: string, date: CampusDate) => `${mailKind}:${customer}:${date}`
/** The customer of a mail's key. */
const customerOf = ({ key }: Pick<OutboxMail, 'key'>) => key.split(':')[1] ?? ''

/** Whether the customer of a mail still wants these mails: they may have stopped while the mail server was away. */
const isStillWanted = async (payload: Payload, mail: Pick<OutboxMail, 'key'>): Promise<boolean> =>
  (await readFavouriteMails(payload, customerOf(mail))) !== null

/** The date on which this process has announced the favourites of a site. The unique key of each mail holds in all processes. */
const announced = new Map<string, CampusDate>()
/** Sites whose last round failed, and when they are tried again, in epoch milliseconds. */
const pausedUntil = new Map<string, number>()

/** Mails customers who asked for it where their favourites are served today, once a day. */
export async function announceFavourites(payload: Payload, now: Date): Promise<void> {
  for (const { id, published } of await listSites()) {
    const site = published ? await readSite(id, now) : null
    if (!site?.customerLogin || site.prelaunch) continue
    const [date, minute] = [campusDateAt(now, site.timeZone), minuteOfDayAt(now, site.timeZone)]
    const isPaused = now.getTime() < (pausedUntil.get(id) ?? 0)
    if (minute < from || minute >= until || announced.get(id) === date || isPaused) continue
    try {
      await announceOnSite(payload, site, date, now)
      announced.set(id, date)
    } catch (err) {
      pausedUntil.set(id, now.getTime() + pauseMilliseconds)
      payload.logger.error({ err, msg: `The favourites of ${site.slug} could not be announced` })
    }
  }
}

async function announceOnSite(payload: Payload, site: Site, date: CampusDate, now: Date): Promise<void> {
  let menu: Awaited<ReturnType<typeof readMeals>> | null = null
  for (let page = 1, more = true; more; page++) {
    const customers = await readMailedCustomers(payload, site.id, { page, limit })
    const queued = await readQueuedKeys(
      payload,
      customers.map(({ id }) => keyOf(id, date)),
    )
    const waiting = customers.filter(({ id, email }) => email !== '' && !queued.has(keyOf(id, date)))
    const favourites = await readFavourites(
      payload,
      waiting.map(({ id }) => id),
    )
    for (const customer of waiting) {
      const own = favourites.get(customer.id)
      if (!own || own.dishes.length === 0) continue
      menu ??= await readMeals(site.id, date)
      const { meals, dishes } = menu
      const served = findServedFavourites(own, meals).flatMap(({ dishId, places }) => {
        const name = dishes.get(dishId)?.name
        return name ? [{ name, places }] : []
      })
      if (served.length > 0) await queue(payload, { site, customer, date, served }, now)
    }
    more = customers.length === limit
  }
}

type Announcement = Pick<Parameters<typeof favouritesMail>[0], 'served' | 'date'> & {
  site: Site
  customer: MailedCustomer
}

async function queue(payload: Payload, { site, customer, date, served }: Announcement, now: Date): Promise<void> {
  const { id, email, firstName, locale } = customer
  const serverUrl = getServerUrl()
  const stopUrl = `${serverUrl}/${site.slug}/stop-favourite-emails?token=${makeStopToken(id, payload.secret)}`
  const rendered = favouritesMail({ site, locale, firstName, date, served, serverUrl, stopUrl })
  await queueMail(
    payload,
    { key: keyOf(id, date), kind: mailKind, siteId: site.id, orderId: null, to: email, locale, ...rendered },
    now,
  )
}

/** With these headers mail programs offer their own button, which stops the mails without a page (RFC 8058). */
const unsubscribeHeaders = ({ secret }: Pick<Payload, 'secret'>, mail: OutboxMail): Record<string, string> => ({
  'List-Unsubscribe': `<${getServerUrl()}/v1/customer/stop_favourite_mails?token=${makeStopToken(customerOf(mail), secret)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
