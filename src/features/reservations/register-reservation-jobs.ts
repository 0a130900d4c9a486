import { registerJob } from '@/server/jobs/job-registry'
import { registerAttachments, registerMailRelevance } from '@/server/mail/deliver-mail'
import { registerRelevance } from '@/server/text-messages/deliver-text'
import { sendQueuedTexts } from '@/server/text-messages/text-outbox'
import { announceReservations } from './mails/announce-reservations'
import { attachCalendar } from './mails/attach-calendar'
import { isStillBooked, isStillOffered } from './mails/queue-reservation-text'
import { recoverReservations } from './recover-reservations'
import { advanceWaitingLists } from './waiting/advance-waiting-lists'

/** Adds the tasks of reservations and text messages to every round of jobs. */
export function registerReservationJobs(): void {
  for (const kind of ['reservation', 'reservation-reminder']) {
    registerAttachments(kind, attachCalendar)
    registerMailRelevance(kind, isStillBooked)
  }
  registerAttachments('reservation-canceled', attachCalendar)
  registerRelevance('reservation-reminder', isStillBooked)
  for (const register of [registerRelevance, registerMailRelevance]) register('reservation-offer', isStillOffered)
  registerJob('reservations', async (payload, now) => {
    await recoverReservations(payload, now)
    await advanceWaitingLists(payload, now)
    await announceReservations(payload, now)
  })
  registerJob('send-texts', sendQueuedTexts)
}
