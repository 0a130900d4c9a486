import { isWriteConflict, retryWriteConflicts } from '@/server/database/write-conflicts'

const conflict = Object.assign(new Error('deadlock detected'), { code: 112 })
const labelled = Object.assign(new Error('aborted'), { errorLabels: ['TransientTransactionError'] })

test.each([
  ['code 112', conflict, true],
  ['a transient transaction error', labelled, true],
  ['a duplicate key', Object.assign(new Error('duplicate'), { code: 11000 }), false],
  ['null', null, false],
])('recognizes a write conflict: %s', (_, error, expected) => {
  expect(isWriteConflict(error)).toBe(expected)
})

function failing(times: number, error: Error) {
  let calls = 0
  const operation = () => {
    calls += 1
    return calls <= times ? Promise.reject(error) : Promise.resolve(`call ${calls}`)
  }
  return { operation, countCalls: () => calls }
}

test('repeats an operation after write conflicts', async () => {
  expect(await retryWriteConflicts(failing(3, conflict).operation)).toBe('call 4')
})

test('gives up after six conflicts', async () => {
  const { operation, countCalls } = failing(10, conflict)
  await expect(retryWriteConflicts(operation)).rejects.toBe(conflict)
  expect(countCalls()).toBe(6)
})

test('does not repeat an operation after another error', async () => {
  const { operation, countCalls } = failing(1, new Error('other'))
  await expect(retryWriteConflicts(operation)).rejects.toThrow('other')
  expect(countCalls()).toBe(1)
})
