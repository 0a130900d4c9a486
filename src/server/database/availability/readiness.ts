import type { Payload } from 'payload'

/** `database`: it does not answer. `migrations`: it answers, and lacks migrations of this version. */
export type ReadinessFault = 'database' | 'migrations'

/** An answer that takes longer counts as none, in milliseconds. */
const longestWait = 2_000

const running = new WeakMap<Payload, Promise<ReadinessFault | null>>()

async function compareMigrations({ db }: Payload): Promise<ReadinessFault | null> {
  const { prodMigrations = [] } = db as { prodMigrations?: { name: string }[] }
  const needed = process.env.NODE_ENV === 'production' ? prodMigrations : [] // Payload applies them in production only
  try {
    const { docs } = await db.find<{ name: string }>({
      collection: 'payload-migrations',
      limit: 0,
      pagination: false,
    })
    const done = new Set(docs.map(({ name }) => name))
    return needed.every(({ name }) => done.has(name)) ? null : 'migrations'
  } catch {
    return 'database' // the caller needs to know no more, and the message may name the address
  }
}

/**
 * What is wrong with the database right now, null when nothing is. It answers within two seconds. Callers at the same time
 * share one query, so that nobody can load the database with this check.
 */
export async function findReadinessFault(payload: Payload): Promise<ReadinessFault | null> {
  const started = running.get(payload)
  const comparing = started ?? compareMigrations(payload)
  if (!started) {
    running.set(payload, comparing)
    void comparing.finally(() => running.delete(payload))
  }
  let timer: NodeJS.Timeout | undefined
  const expired = new Promise<ReadinessFault>((done) => (timer = setTimeout(() => done('database'), longestWait)))
  return Promise.race([comparing, expired]).finally(() => clearTimeout(timer))
}

/** Whether the database does not answer right now. */
export const isDatabaseAway = async (payload: Payload): Promise<boolean> =>
  (await findReadinessFault(payload)) === 'database'
