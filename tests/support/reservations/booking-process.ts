import { createReservation } from '@/features/reservations/create-reservation'
import { readSite } from '@/features/site/read-sites'
import { clock } from '@/server/clock'
import { openPayload } from '@/server/database/payload'
import { countWrites } from './count-writes'
import { answerMessages } from '../servers/asked-process'

type Time = { locationId: string; date: string; hour: number; minute: number }

/** What the parent asks for: reservations of many customers, with a write at which this process ends, or the writes of one. */
export type BookingMessage = { id: number } & (
  | { time: Time; parties: { customer: string; friends: number }[]; killAt?: number }
  | { trace: { time: Time; customer: string } }
)

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

async function reply(message: BookingMessage): Promise<string[]> {
  if ('trace' in message) {
    const writes = countWrites(payload, null)
    await book(message.trace.time, message.trace.customer, 0)
    return writes
  }
  const { time, parties, killAt } = message
  if (killAt) countWrites(payload, killAt)
  return Promise.all(parties.map(({ customer, friends }) => book(time, customer, friends)))
}

answerMessages<BookingMessage>(reply)
