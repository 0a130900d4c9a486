import { getSqliteAdapter } from '@/server/copy/stores/database-adapters'
import { newHexId } from '@/server/database/hex-ids'
import { writeTogether } from '@/server/database/sqlite/write-together'
import { writeTransient } from '@/server/database/sqlite/transient-writes'
import { makeCampus } from '../../../support/data/campus'
import { closePayload, onMongo, openPayload } from '../../../support/payload'

const payload = await openPayload()
const client = getSqliteAdapter(payload)?.client
const onSqlite = onMongo ? describe.skip : describe
const collection = 'sandbox-payments'
afterAll(closePayload)

const store = (key: string) =>
  payload.db.create({
    collection,
    data: { id: newHexId(), key, reference: newHexId(), kind: 'charge', state: 'captured', amountCents: 1 },
    returning: false,
  })
const isStored = async (key: string) =>
  (await payload.db.findOne({ collection, where: { key: { equals: key } }, select: { key: true } })) !== null
const areStored = (...keys: string[]) => Promise.all(keys.map(isStored))

onSqlite('writes that are stored together', () => {
  beforeAll(async () => {
    await client?.execute('PRAGMA synchronous = FULL') // tests turn it off
  })

  test('are seen by their own task at once, and by others at the end', async () => {
    let [written, seen] = [() => {}, () => {}]
    const isWritten = new Promise<void>((resolve) => (written = resolve))
    const isSeen = new Promise<void>((resolve) => (seen = resolve))
    const task = writeTogether(async () => {
      await store('together-1')
      await store('together-2')
      const own = await areStored('together-1', 'together-2')
      written()
      await isSeen
      return own
    })
    await isWritten
    const others = await areStored('together-1', 'together-2')
    seen()
    expect([await task, others, await areStored('together-1', 'together-2')]).toEqual([
      [true, true],
      [false, false],
      [true, true],
    ])
  })

  test('are not stored when the task fails', async () => {
    const task = writeTogether(async () => {
      await store('failed-1')
      throw new Error('The task failed')
    })
    await expect(task).rejects.toThrow('The task failed')
    expect(await isStored('failed-1')).toBe(false)
    await store('failed-2') // the connection writes on
    expect(await isStored('failed-2')).toBe(true)
  })

  test('keep what was written before a broken unique index, in Payload’s transactions as well', async () => {
    await store('unique-1')
    const { site } = await makeCampus(payload, 'northgate')
    await writeTogether(async () => {
      await store('unique-2')
      await expect(store('unique-1')).rejects.toThrow()
      const brand = () =>
        payload.create({ collection: 'brands', data: { site, name: 'A brand' }, overrideAccess: true }) // test data
      const { id } = await brand()
      const again = { id, site, name: 'The same id' }
      await expect(payload.db.create({ collection: 'brands', data: again })).rejects.toThrow()
      await store('unique-3')
    })
    expect(await areStored('unique-2', 'unique-3')).toEqual([true, true])
    expect(
      (
        await payload.find({
          collection: 'brands',
          where: { name: { in: ['A brand', 'The same id'] } },
          overrideAccess: true,
        })
      ).totalDocs,
    ).toBe(1)
  })

  test('of several tasks do not mix', async () => {
    const tasks = Array.from({ length: 20 }, (_, at) =>
      writeTogether(async () => {
        await store(`many-${at}-a`)
        await new Promise((resolve) => setImmediate(resolve))
        await store(`many-${at}-b`)
        if (at % 2 === 1) throw new Error('The task failed')
      }),
    )
    await Promise.all([...tasks, store('alone')].map((task) => task.catch(() => undefined)))
    for (let at = 0; at < 20; at++)
      expect(await areStored(`many-${at}-a`, `many-${at}-b`)).toEqual([at % 2 === 0, at % 2 === 0])
    expect(await isStored('alone')).toBe(true)
  })

  test('wait for the disk unless all of them may be lost', async () => {
    const level = async () => Number((await client?.execute('PRAGMA synchronous'))?.rows[0]?.[0])
    const group = (key: string) =>
      writeTogether(async () => {
        await writeTransient(() => store(key))
        return level()
      })
    expect(await group('durable')).toBe(2)
    expect(await writeTransient(() => group('transient'))).toBe(1)
  })

  test('a write that outlives its task is stored alone', async () => {
    let [late, goOn]: [Promise<unknown>, () => void] = [Promise.resolve(), () => {}]
    await writeTogether(async () => {
      await store('early')
      late = new Promise<void>((resolve) => (goOn = resolve)).then(() => store('late'))
    })
    goOn()
    await late
    expect(await areStored('early', 'late')).toEqual([true, true])
  })
})
