import type { Payload, Where } from 'payload'
import { trackWork } from '@/server/background-work'
import { isStopping } from '@/server/shutdown'
import { clock } from '@/server/clock'
import { holdLease } from '@/server/database/locks/held-lease'
import { runRegisteredJobs } from './job-registry'
import { emptyTrash } from '@/server/database/empty-trash'
import { deleteExpiredCarts } from '@/server/database/shop/carts'

const hour = 60 * 60_000
let nextAt = 0

/**
 * Deletes carts that have expired, and what staff deleted 30 days ago. At most once an hour. The statements of two processes do
 * not conflict. Spec: CUS-4.6.
 */
async function deleteLapsed(payload: Payload, now: Date): Promise<void> {
  if (now.getTime() < nextAt) return
  nextAt = now.getTime() + hour
  await deleteExpiredCarts(payload, now)
  await emptyTrash(payload, now)
}

type Job = { id: number | string; processing?: boolean; hasError?: boolean; totalTried?: number }

const jobs = 'payload-jobs'
const intervalSeconds = 20
/** A job may fail because the database is busy: it is tried three times, a minute apart. */
const maxAttempts = 3

/**
 * Resets jobs whose process died while it ran them, and failed jobs that have attempts left. Only the holder of the lease runs
 * jobs, so that a job marked as running now is not running anywhere. Publishing a document twice has no further effect.
 */
async function resetStaleJobs({ db }: Payload): Promise<void> {
  const open: Where = { completedAt: { exists: false } }
  const stale: Where = {
    or: [
      { processing: { equals: true } },
      { and: [{ hasError: { equals: true } }, { totalTried: { less_than: maxAttempts } }] },
    ],
  }
  const { docs } = await db.find<Job>({ collection: jobs, where: { and: [open, stale] }, limit: 0, pagination: false })
  for (const { id, hasError } of docs) {
    const delay = hasError ? { waitUntil: new Date(Date.now() + 60_000).toISOString() } : {}
    await db.updateOne({
      collection: jobs,
      id,
      data: { processing: false, hasError: false, ...delay },
      returning: false,
    })
  }
}

/**
 * Runs the jobs that are due, such as scheduled publishing; false when another process is running them. One process at a time
 * runs jobs, under a lease that it extends meanwhile. Payload compares the scheduled time with the real one, whatever
 * `REFECTORY_CLOCK` says.
 */
export async function runDueJobs(payload: Payload): Promise<boolean> {
  const lease = await holdLease(payload, 'jobs')
  if (!lease) return false
  try {
    await resetStaleJobs(payload)
    for (let more = true; more && !isStopping();) {
      const { noJobsRemaining } = await payload.jobs.run({
        limit: 20,
        sequential: true,
        silent: { info: true, error: false },
        overrideAccess: true, // the process runs jobs; each job checks the rights of the person who scheduled it
      })
      more = !noJobsRemaining
    }
    await runRegisteredJobs(payload, clock.now())
    await deleteLapsed(payload, clock.now()) // last, so that its failure delays no publication
    return true
  } finally {
    await lease.release()
  }
}

/**
 * Runs due jobs every twenty seconds from now on, without overlap. No round begins once the process is stopping; its last one
 * is background work, which the process finishes before it ends.
 */
export function startJobs(payload: Payload): void {
  const round = () => {
    if (isStopping()) return
    const running = runDueJobs(payload)
      .catch((err: unknown) => payload.logger.error({ err, msg: 'Jobs could not be run' }))
      .finally(() => setTimeout(round, intervalSeconds * 1000).unref())
    void trackWork(running)
  }
  setTimeout(round, intervalSeconds * 1000).unref()
}
