/**
 * Runs once when Next starts: opens the database, compares revisions every second to see what other processes have saved,
 * runs due jobs unless `RUN_JOBS` is off, and registers for `server.ts` the handler of v1 and feeds, the check of `/readyz` and
 * what is left to do when the process ends.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { openPayload } = await import('@/server/database/payload')
  const { expireRemoteChanges } = await import('@/server/cache/revisions')
  const { getUnfinishedCopyError } = await import('@/server/copy/unfinished-copy')
  const payload = await openPayload()
  const unfinished = await getUnfinishedCopyError(payload)
  if (unfinished) {
    console.error(unfinished)
    process.exit(1)
  }
  await expireRemoteChanges(payload)
  const { watchDatabase } = await import('@/server/database/availability/database-state')
  const stopWatching = watchDatabase(
    () => expireRemoteChanges(payload),
    (error) => payload.logger.warn({ err: error, msg: 'Revisions could not be read' }),
  )

  const { registerReadinessCheck } = await import('@/server/http/lifecycle/health')
  const { findReadinessFault } = await import('@/server/database/availability/readiness')
  registerReadinessCheck(() => findReadinessFault(payload))

  const { registerCleanUp } = await import('@/server/shutdown')
  const { waitForBackgroundWork } = await import('@/server/background-work')
  const { closeDatabase } = await import('@/server/database/availability/close-database')
  registerCleanUp(async () => {
    stopWatching()
    await waitForBackgroundWork()
    await closeDatabase(payload)
  })

  const { reportInconsistentDishes } = await import('@/server/database/menu/report-inconsistent-dishes')
  void reportInconsistentDishes(payload)

  const { readSettings } = await import('@/server/settings')
  const { startJobs } = await import('@/server/jobs/run-jobs')
  const { registerJob } = await import('@/server/jobs/job-registry')
  const { resumeOrders } = await import('@/features/shop/checkout/orders/resume-orders')
  registerJob('resume-orders', resumeOrders)
  const { registerShopJobs } = await import('@/features/shop/register-shop-jobs')
  registerShopJobs()
  const { registerReservationJobs } = await import('@/features/reservations/register-reservation-jobs')
  registerReservationJobs()
  const { recoverReservations } = await import('@/features/reservations/recover-reservations')
  const { registerFavouriteJobs } = await import('@/features/account/favourites/register-favourite-jobs')
  registerFavouriteJobs()
  const { resumeRefunds } = await import('@/features/shop/checkout/orders/complete-refund')
  registerJob('resume-refunds', (database, now) => resumeRefunds(database, now))
  const { reconcilePayments } = await import('@/server/jobs/reconcile-payments')
  registerJob('reconcile-payments', (database, now) => reconcilePayments(database, now))
  const { deleteOldRecordsHourly } = await import('@/server/jobs/delete-old-records')
  registerJob('delete-old-records', deleteOldRecordsHourly)
  if (readSettings(process.env).runJobs) {
    startJobs(payload)
    const { startAfterAnswer } = await import('@/server/background-work')
    const { clock } = await import('@/server/clock')
    startAfterAnswer(
      () => resumeOrders(payload, clock.now(), { all: true }),
      (err) => payload.logger.error({ err, msg: 'Pending orders could not be resumed' }),
    )
    startAfterAnswer(
      () => recoverReservations(payload, clock.now(), { all: true }),
      (err) => payload.logger.error({ err, msg: 'Pending reservations could not be finished' }),
    )
  }

  // In development the routes in src/app answer instead: Next reloads them when code changes, but not this file.
  if (process.env.NODE_ENV !== 'production') return
  const { registerApiHandler } = await import('@/server/http/http-entry')
  const { handleRequest } = await import('@/v1/engine/handle-request')
  const { routes } = await import('@/v1/routes')
  const { handleFeed } = await import('@/feeds/engine/handle-feed')
  const { feeds } = await import('@/feeds/feeds')
  registerApiHandler((request) =>
    request.address.startsWith('/feeds') ? handleFeed(feeds, request) : handleRequest(routes, request),
  )
}
