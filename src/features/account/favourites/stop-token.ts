import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a token stops: the daily mail about favourites, or their entries in the private calendar. */
export type Stopped = 'mails' | 'calendar'

const macOf = (customer: string, what: Stopped, secret: string) =>
  createHmac('sha256', secret).update(`stop favourite ${what} ${customer}`).digest('base64url').slice(0, 32)
const calendarPrefix = 'calendar.'

/** A token that stops one thing for one customer, and does nothing else. It never expires, as the law asks for mails. */
export const makeStopToken = (customer: string, secret: string, what: Stopped = 'mails'): string =>
  `${what === 'calendar' ? calendarPrefix : ''}${customer}.${macOf(customer, what, secret)}`

/** What a token claims to stop, for the words of a page. Only `parseStopToken` knows whether it is true. */
export const stoppedBy = (token: string): Stopped => (token.startsWith(calendarPrefix) ? 'calendar' : 'mails')

/** The customer of a token; null for one that this server did not make. */
export function parseStopToken(token: string, secret: string): { customer: string; what: Stopped } | null {
  const [, customer, mac] = /^(?:calendar\.)?([0-9a-f]{24})\.([\w-]{32})$/.exec(token) ?? []
  if (!customer || !mac) return null
  const what = stoppedBy(token)
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(customer, what, secret))) ? { customer, what } : null
}
