import { getSqliteAdapter } from '@/server/database/database-adapters'
import { acquireLease, extendLease, releaseLease } from '@/server/database/locks/leases'
import { writeTransient } from '@/server/database/sqlite/transient-writes'
import { makeCampus } from '../../../support/data/campus'
import { closePayload, onMongo, openPayload } from '../../../support/payload'

const payload = await openPayload()
const client = getSqliteAdapter(payload)?.client
const onSqlite = onMongo ? describe.skip : describe
afterAll(closePayload)

/** The level at which the writing connection syncs, within a transaction of its own: 2 waits for the disk, 1 does not. */
async function readLevel(): Promise<number> {
  const transaction = await client?.transaction('write')
  const level = await transaction?.execute('PRAGMA synchronous')
  await transaction?.commit()
  return Number(level?.rows[0]?.[0])
}

onSqlite('writes that may be lost in a power cut', () => {
  beforeAll(() => client?.execute('PRAGMA synchronous = FULL')) // tests turn it off

  test('do not wait for the disk, and the next ones do', async () => {
    expect(await readLevel()).toBe(2)
    expect(await writeTransient(readLevel)).toBe(1)
    expect(await writeTransient(readLevel)).toBe(1)
    expect(await readLevel()).toBe(2)
  })

  test('are those of leases only', async () => {
    const levels: number[] = []
    const note = async <Value>(write: () => Promise<Value>) => {
      const transaction = client?.transaction.bind(client)
      if (!client || !transaction) throw new Error('This test needs SQLite.')
      client.transaction = async () => {
        const open = await transaction('write')
        const commit = open.commit.bind(open)
        return Object.assign(open, {
          commit: async () => {
            levels.push(Number((await open.execute('PRAGMA synchronous')).rows[0]?.[0]))
            await commit()
          },
        })
      }
      const result = await write()
      client.transaction = transaction
      return result
    }
    const lease = await note(() => acquireLease(payload, 'a task', 1_000))
    if (!lease) throw new Error('The lease is taken.')
    expect(await note(() => extendLease(payload, lease, 1_000))).toBe(true)
    await note(() => releaseLease(payload, lease))
    expect([...new Set(levels)]).toEqual([1])
    levels.length = 0
    await note(() => makeCampus(payload, 'northgate'))
    expect([...new Set(levels)]).toEqual([2])
  })

  test('leave a setting of the operator as it is', async () => {
    await writeTransient(readLevel)
    await client?.execute('PRAGMA synchronous = OFF')
    expect([await readLevel(), await writeTransient(readLevel), await readLevel()]).toEqual([0, 0, 0])
  })
})
