import type { Payload } from 'payload'
import type { FakeProvider } from './fake-provider'

/** Where a process dies: before its step with this number, or while that step is under way. */
export type KillPoint = { at: number; during: boolean }

const writes = ['create', 'updateOne', 'deleteMany'] as const

/**
 * Counts the steps of this process from now on: every write to the database, those of the provider included, and every call of the
 * provider. With a kill point, the process ends there with SIGKILL. Returns the names of the steps so far.
 */
export function countSteps(payload: Payload, provider: FakeProvider, kill: KillPoint | null): string[] {
  const steps: string[] = []
  const die = () => process.kill(process.pid, 'SIGKILL')
  /** Some turns of the event loop later, while the statement is under way or the next one begins. */
  const dieSoon = (turns: number): unknown => (turns === 0 ? die() : setImmediate(dieSoon, turns - 1))
  const note = (name: string) => {
    steps.push(name)
    if (kill && !kill.during && steps.length === kill.at) die()
  }
  const isDying = () => kill?.during === true && steps.length === kill.at
  const db = payload.db as unknown as Record<
    (typeof writes)[number],
    (args: { collection: string }) => Promise<unknown>
  >
  for (const name of writes) {
    const write = db[name].bind(payload.db)
    db[name] = async (args) => {
      note(`${name} ${args.collection}`)
      const written = write(args)
      if (isDying()) dieSoon(Math.floor(Math.random() * 4))
      return written
    }
  }
  provider.before = async (step) => {
    note(`provider ${step}`)
    if (isDying()) die()
  }
  return steps
}
