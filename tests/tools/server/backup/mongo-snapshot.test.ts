import type { Payload } from 'payload'
import { explainSnapshotError, openSnapshot } from '@/server/backup/mongo-snapshot'

/** A database whose first answer in a session does `answer`. */
function makeEngine(answer: (session: { snapshotTime?: unknown }) => void) {
  const session: { snapshotTime?: unknown; ended: boolean; endSession: () => Promise<void> } = {
    ended: false,
    endSession: async () => void (session.ended = true),
  }
  const options: unknown[] = []
  const connection = {
    startSession: async (given: unknown) => (options.push(given), session),
    collection: () => ({ findOne: async () => (answer(session), null) }),
  }
  return { payload: { db: { name: 'mongoose', connection } } as unknown as Payload, session, options }
}

test('MongoDB names the moment of a snapshot in its first answer', async () => {
  const { payload, session, options } = makeEngine((one) => (one.snapshotTime = 'a timestamp'))
  expect(await openSnapshot(payload)).toBe(session)
  expect([options, session.ended]).toEqual([[{ snapshot: true }], false])
})

test.each([
  ['accepts the session and names no moment', () => undefined],
  [
    'refuses the session',
    () => {
      throw new Error('readConcern snapshot is not supported')
    },
  ],
])('an engine that %s has no snapshot', async (_, answer) => {
  const { payload, session } = makeEngine(answer)
  expect([await openSnapshot(payload), session.ended]).toEqual([null, true])
})

test('SQLite has none', async () => {
  expect(await openSnapshot({ db: { name: 'sqlite' } } as unknown as Payload)).toBeNull()
})

test('a snapshot that MongoDB gave up is explained; other errors stay as they are', () => {
  for (const code of [239, 246])
    expect(explainSnapshotError(Object.assign(new Error('too old'), { code })).message).toMatch(
      /^MongoDB no longer has the moment .* minSnapshotHistoryWindowInSeconds/,
    )
  const other = Object.assign(new Error('other'), { code: 13 })
  expect(explainSnapshotError(other)).toBe(other)
})
