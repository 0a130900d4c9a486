import { createReservation } from '@/features/reservations/create-reservation'
import { cancelReservation } from '@/features/reservations/cancel-reservation'
import { recoverReservations } from '@/features/reservations/recover-reservations'
import { readSite } from '@/features/site/read-sites'
import { clock } from '@/server/clock'
import { openPayload } from '@/server/database/payload'
import { countWrites } from './count-writes'
import { allRows, compareStoredSeats } from './reservation-hall'
import { answerMessages } from '../servers/asked-process'

type Time = { locationId: string; date: string; hour: number; minute: number }

/**
 * What the parent asks for: reservations of many customers at once, one that ends this process before or during a write, a
 * recovery, the durations of reservations one after the other, or what is stored.
 */
export type BookingMessage = { id: number } & (
  | { time: Time; parties: { customer: string; friends: number }[]; cancel?: boolean; killAt?: number }
  | { trace: { time: Time; customer: string } }
  | { recover: true }
  | { measure: { times: Time[]; customers: string[] } }
  | { inspect: true }
)

/** What is stored: seats by time, how many reservations are pending, and the ids of those that are booked. */
export type StoredSeats = Awaited<ReturnType<typeof compareStoredSeats>> & { pending: number; booked: string[] }

const payload = await openPayload()
payload.logger.level = 'silent'
const siteId = process.env.SITE ?? ''

async function book(time: Time, customer: string, friends: number): Promise<string> {
  const site = await readSite(siteId)
  if (!site) throw new Error('The site is missing')
  const context = { site, locale: 'en', now: clock.now() } as const
  const result = await createReservation({ id: customer, siteId }, { ...time, friends }, context)
  return result.ok ? result.value.id : result.refusal.code
}

/** How long each reservation takes, in milliseconds. */
async function measure({ times, customers }: { times: Time[]; customers: string[] }): Promise<number[]> {
  const durations: number[] = []
  for (const time of times)
    for (const customer of customers) {
      const began = performance.now()
      const outcome = await book(time, customer, 0)
      durations.push(performance.now() - began)
      if (!/^[0-9a-f]{24}$/.test(outcome)) throw new Error(outcome)
    }
  return durations
}

async function reply(message: BookingMessage): Promise<unknown> {
  if ('recover' in message) return recoverReservations(payload, new Date(clock.now().getTime() + 60_000), { all: true })
  if ('measure' in message) return measure(message.measure)
  if ('inspect' in message) {
    const rows = await allRows(payload, 'reservations')
    const pending = rows.filter(({ status }) => status === 'pending').length
    const booked = rows.flatMap(({ id, status }) => (status === 'booked' ? [id] : []))
    return { ...(await compareStoredSeats(payload)), pending, booked }
  }
  if ('trace' in message) {
    const writes = countWrites(payload, null)
    await book(message.trace.time, message.trace.customer, 0)
    return writes
  }
  const { time, parties, cancel, killAt } = message
  if (killAt) countWrites(payload, killAt)
  const results = await Promise.all(parties.map(({ customer, friends }) => book(time, customer, friends)))
  if (!cancel) return results
  const site = await readSite(siteId)
  for (const [at, result] of results.entries())
    if (site && /^[0-9a-f]{24}$/.test(result))
      await cancelReservation({ id: parties[at]?.customer ?? '', siteId }, result, { site, now: clock.now() })
  return results
}

answerMessages<BookingMessage>(reply)
