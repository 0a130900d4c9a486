import { registerJob } from '@/server/jobs/job-registry'
import { registerAttachments } from '@/server/mail/deliver-mail'
import { announceReservations, attachCalendar } from './mails/announce-reservations'
import { recoverReservations } from './recover-reservations'
import { advanceWaitingLists } from './waiting/advance-waiting-lists'

/** Adds the tasks of reservations to every round of jobs. */
export function registerReservationJobs(): void {
  registerAttachments('reservation', attachCalendar)
  registerJob('reservations', async (payload, now) => {
    await recoverReservations(payload, now)
    await advanceWaitingLists(payload, now)
    await announceReservations(payload, now)
  })
}
