import { chargeSubscriptions } from '@/features/shop/subscriptions/charge-subscriptions'
import { announceReservations } from '@/features/reservations/mails/announce-reservations'
import { openPayload } from '@/server/database/payload'
import { sendQueuedMails } from '@/server/mail/outbox'
import { sendQueuedTexts } from '@/server/text-messages/text-outbox'
import { savedCardProvider } from '../shop/saved-card-provider'
import { answerMessages } from './asked-process'

/** A job to run, and the time that it is told. */
export type JobMessage = { id: number; job: keyof typeof jobs; now: string }

/** A process on the parent's database that runs one job for each message and replies when it has ended. Tests kill it. */
const payload = await openPayload()
const { provider } = savedCardProvider(payload)
const jobs = {
  'send-mails': (now: Date) => sendQueuedMails(payload, now),
  'send-texts': (now: Date) => sendQueuedTexts(payload, now),
  'announce-reservations': (now: Date) => announceReservations(payload, now),
  'charge-subscriptions': (now: Date) => chargeSubscriptions(payload, now, provider),
}
answerMessages<JobMessage>(({ job, now }) => jobs[job](new Date(now)))
