import { repeatSingleStatements } from '@/server/database/mongo/repeat-statements'

const conflict = Object.assign(new Error('deadlock detected'), { code: 112 })
const statements = [
  ['insertOne', [{ key: 'a' }]],
  ['updateOne', [{ key: 'a' }, { $inc: { votes: 1 } }]],
  ['updateMany', [{ key: 'a' }, { $set: { votes: 1 } }]],
  ['findOneAndUpdate', [{ key: 'a' }, { $inc: { votes: 1 } }]],
  ['deleteOne', [{ key: 'a' }]],
  ['deleteMany', [{ key: 'a' }]],
  ['findOneAndDelete', [{ key: 'a' }]],
] as const

/** A connection with one collection, whose statements fail so often with an error before they succeed. */
function openConnection(failures: number, error: Error) {
  const calls: unknown[][] = []
  const statement =
    (name: string) =>
    (...args: unknown[]) => {
      calls.push([name, ...args])
      return calls.length <= failures ? Promise.reject(error) : Promise.resolve('stored')
    }
  const collection = Object.fromEntries(statements.map(([name]) => [name, statement(name)]))
  return { connection: { collections: { votes: collection } }, collection, calls }
}

test.each(statements)('%s is repeated with the same values after a conflict', async (name, args) => {
  const { connection, collection, calls } = openConnection(2, conflict)
  repeatSingleStatements(connection)
  const all = [...args, { session: null }]
  expect(await collection[name]?.(...all)).toBe('stored')
  expect(calls).toEqual([
    [name, ...all],
    [name, ...all],
    [name, ...all],
  ])
})

test.each(statements)('%s fails at once within a transaction, which the conflict has ended', async (name, args) => {
  const { connection, collection, calls } = openConnection(1, conflict)
  repeatSingleStatements(connection)
  await expect(collection[name]?.(...args, { session: {} })).rejects.toBe(conflict)
  expect(calls).toHaveLength(1)
})

test('another error is not repeated', async () => {
  const taken = Object.assign(new Error('duplicate'), { code: 11000 })
  const { connection, collection, calls } = openConnection(1, taken)
  repeatSingleStatements(connection)
  await expect(collection.insertOne?.({ key: 'a' }, {})).rejects.toBe(taken)
  expect(calls).toHaveLength(1)
})

test('a connection that opens again repeats a statement no more often', async () => {
  const { connection, collection, calls } = openConnection(10, conflict)
  repeatSingleStatements(connection)
  repeatSingleStatements(connection)
  await expect(collection.insertOne?.({ key: 'a' })).rejects.toBe(conflict)
  expect(calls).toHaveLength(7)
})

test('the statements that are repeated run one at a time for each collection', async () => {
  let [running, most, calls] = [0, 0, 0]
  const insertOne = async () => {
    calls += 1
    if (calls <= 3) throw conflict
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running -= 1
    return 'stored'
  }
  const { connection, collection } = openConnection(0, conflict)
  Object.assign(collection, { insertOne, name: 'votes' })
  repeatSingleStatements(connection)
  const insert = () => collection.insertOne?.({ key: 'a' })
  expect(await Promise.all([insert(), insert(), insert()])).toEqual(['stored', 'stored', 'stored'])
  expect(most).toBe(1)
})
