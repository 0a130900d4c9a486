import type { Payload } from 'payload'
import { getMongoAdapter, getSqliteAdapter } from '@/server/database/database-adapters'

type Write = (...args: never[]) => Promise<unknown>
type Methods = Record<string, Write | undefined>

/**
 * Counts the writes of this process from now on, those of the rows of times included. With `killAt`, the process ends with SIGKILL:
 * before the write with this number, or, for a number with a half, while it is under way. Returns the names of the writes so far.
 */
export function countWrites(payload: Payload, killAt: number | null): string[] {
  const writes: string[] = []
  const die = () => process.kill(process.pid, 'SIGKILL')
  const dieSoon = (turns: number): unknown => (turns === 0 ? die() : setImmediate(dieSoon, turns - 1))
  const count = (target: object | undefined, method: string, nameOf: (first: unknown) => string) => {
    const methods = target as Methods | undefined
    const write = methods?.[method]?.bind(target)
    if (!methods || !write) throw new Error(`There is no ${method}`)
    methods[method] = async (...args: never[]) => {
      writes.push(nameOf(args[0]))
      if (writes.length === killAt) die()
      const written = write(...args)
      if (killAt !== null && writes.length === Math.floor(killAt) && killAt % 1 !== 0)
        dieSoon(Math.floor(Math.random() * 4))
      return written
    }
  }
  for (const name of ['create', 'updateOne', 'deleteMany'])
    count(payload.db, name, (first) => `${name} ${(first as { collection: string }).collection}`)
  if (getSqliteAdapter(payload)) count(getSqliteAdapter(payload)?.drizzle, 'run', () => 'statement reservation-slots')
  else
    count(
      getMongoAdapter(payload)?.collections['reservation-slots']?.collection,
      'updateOne',
      () => 'statement reservation-slots',
    )
  return writes
}
