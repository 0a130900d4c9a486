import { openPayload } from '@/server/database/payload'
import type { Payload } from 'payload'
import { recoverReservations } from '@/features/reservations/recover-reservations'
import { registerReservationJobs } from '@/features/reservations/register-reservation-jobs'
import { resumeRefunds } from '@/features/shop/checkout/orders/complete-refund'
import { resumeOrders } from '@/features/shop/checkout/orders/resume-orders'
import { registerShopJobs } from '@/features/shop/register-shop-jobs'
import { makeSetupCode } from '@/server/auth/setup-code'
import { startAfterAnswer, waitForBackgroundWork } from '@/server/background-work'
import { expireRemoteChanges } from '@/server/cache/revisions'
import { clock } from '@/server/clock'
import { getUnfinishedRestoreError } from '@/server/backup/unfinished-restore'
import { closeDatabase } from '@/server/database/availability/close-database'
import { watchDatabase } from '@/server/database/availability/database-state'
import { findReadinessFault } from '@/server/database/availability/readiness'
import { registerReadinessCheck } from '@/server/http/lifecycle/health'
import { deleteOldRecordsHourly } from '@/server/jobs/delete-old-records'
import { registerJob } from '@/server/jobs/job-registry'
import { reconcilePayments } from '@/server/jobs/reconcile-payments'
import { startJobs } from '@/server/jobs/run-jobs'
import { readSettings } from '@/server/settings'
import { registerCleanUp } from '@/server/shutdown'
import { findSiteLanguages } from '@/features/site/read-sites'
import { singletons } from '@/server/process-singletons'
import { registerFavouriteJobs } from './features/account/favourites/announce-favourites'
import { registerReplyMails } from './features/forms/replies/read-reply-content'

/** Tells the operator of an empty installation how to create its first account. */
async function printSetupCode({ db, secret }: Payload): Promise<void> {
  const { totalDocs } = await db.count({ collection: 'staff' })
  if (totalDocs > 0) return
  const page = `${readSettings(process.env).serverUrl}/admin/create-first-user`
  console.log(`No staff account exists yet. Open ${page} and enter the setup code ${makeSetupCode(secret)}`)
}

/**
 * Runs once when Next starts: opens the database, compares revisions every second to see what other processes have saved,
 * runs due jobs unless `RUN_JOBS` is off, and registers for `server.ts` the check of `/readyz` and what is left to do when the
 * process ends.
 */
export async function startInstance() {
  const payload = await openPayload()
  const unfinished = await getUnfinishedRestoreError(payload)
  if (unfinished) {
    console.error(unfinished)
    process.exit(1)
  }
  await printSetupCode(payload)
  await expireRemoteChanges(payload)
  const stopWatching = watchDatabase(
    () => expireRemoteChanges(payload),
    (error) => payload.logger.warn({ err: error, msg: 'Revisions could not be read' }),
  )
  singletons.findSiteLanguages = findSiteLanguages
  registerReadinessCheck(() => findReadinessFault(payload))
  registerCleanUp(async () => {
    stopWatching()
    await waitForBackgroundWork()
    await closeDatabase(payload)
  })
  registerJob('resume-orders', resumeOrders)
  registerShopJobs()
  registerReservationJobs()
  registerFavouriteJobs()
  registerReplyMails()
  registerJob('resume-refunds', (database, now) => resumeRefunds(database, now))
  registerJob('reconcile-payments', (database, now) => reconcilePayments(database, now))
  registerJob('delete-old-records', deleteOldRecordsHourly)
  if (readSettings(process.env).runJobs) {
    startJobs(payload)
    startAfterAnswer(
      () => resumeOrders(payload, clock.now(), { all: true }),
      (err) => payload.logger.error({ err, msg: 'Pending orders could not be resumed' }),
    )
    startAfterAnswer(
      () => recoverReservations(payload, clock.now(), { all: true }),
      (err) => payload.logger.error({ err, msg: 'Pending reservations could not be finished' }),
    )
  }
}
