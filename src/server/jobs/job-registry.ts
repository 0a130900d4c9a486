import type { Payload } from 'payload'

/** A task of every round of jobs. Several processes may run it at the same time while a lease changes hands. */
type Job = (payload: Payload, now: Date) => Promise<void>

const registered = new Map<string, Job>()

/** Adds a task to every round of jobs. The layers above `server` register theirs in `src/instrumentation-node.ts`. */
export const registerJob = (name: string, run: Job): void => void registered.set(name, run)

/** Runs all registered tasks at the same time. The failure of one is logged and does not end the others. */
export async function runRegisteredJobs(payload: Payload, now: Date): Promise<void> {
  const run = async ([name, job]: [string, Job]) => {
    try {
      await job(payload, now)
    } catch (err) {
      payload.logger.error({ err, msg: `The job ${name} failed` })
    }
  }
  await Promise.all([...registered].map(run))
}
