import type { Payload, Where } from 'payload'
import { endLease, extendLease, takeLease } from './leases'

type Job = { id: number | string; processing?: boolean; hasError?: boolean; totalTried?: number }

const jobs = 'payload-jobs'
const everySeconds = 20
/** Longer than three rounds of extending it: a process that is alive keeps it. */
const leaseMilliseconds = 60_000
/** What fails may have met a database that was busy: it is tried again twice, a minute apart. */
const attempts = 3

/**
 * Puts back what a process that died had taken in hand, and what has failed but may succeed. Only whoever holds the lease
 * runs jobs, so a job still in hand now is in nobody's; publishing twice is publishing once.
 */
async function sweep({ db }: Payload): Promise<void> {
  const open: Where = { completedAt: { exists: false } }
  const left: Where = {
    or: [
      { processing: { equals: true } },
      { and: [{ hasError: { equals: true } }, { totalTried: { less_than: attempts } }] },
    ],
  }
  const { docs } = await db.find<Job>({ collection: jobs, where: { and: [open, left] }, limit: 0, pagination: false })
  for (const { id, hasError } of docs) {
    const later = hasError ? { waitUntil: new Date(Date.now() + 60_000).toISOString() } : {}
    await db.updateOne({
      collection: jobs,
      id,
      data: { processing: false, hasError: false, ...later },
      returning: false,
    })
  }
}

/**
 * Runs the jobs that are due, such as appointed publications; false when another process is about it. Of all processes one
 * at a time does, by a lease that it extends while it works. Payload compares the appointed time with the real one, whatever
 * `REFECTORY_CLOCK` says.
 */
export async function runDueJobs(payload: Payload): Promise<boolean> {
  const lease = await takeLease(payload, 'jobs', leaseMilliseconds)
  if (!lease) return false
  const extending = setInterval(() => {
    extendLease(payload, lease, leaseMilliseconds).catch((err: unknown) =>
      payload.logger.warn({ err, msg: 'The lease on jobs could not be extended' }),
    )
  }, leaseMilliseconds / 4)
  try {
    await sweep(payload)
    for (let more = true; more;) {
      const { noJobsRemaining } = await payload.jobs.run({
        limit: 20,
        sequential: true,
        silent: { info: true, error: false },
        overrideAccess: true, // the process itself runs jobs; each acts with the rights of who asked for it
      })
      more = !noJobsRemaining
    }
    return true
  } finally {
    clearInterval(extending)
    await endLease(payload, lease)
  }
}

/** Looks for due jobs from now on, every twenty seconds, one round after the other. */
export function startJobs(payload: Payload): void {
  const round = () =>
    void runDueJobs(payload)
      .catch((err: unknown) => payload.logger.error({ err, msg: 'Jobs could not be run' }))
      .finally(() => setTimeout(round, everySeconds * 1000).unref())
  setTimeout(round, everySeconds * 1000).unref()
}
