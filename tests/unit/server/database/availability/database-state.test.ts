import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { isKnownAway, throwIfKnownAway, watchDatabase } from '@/server/database/availability/database-state'
import { singletons } from '@/server/process-singletons'

let stop = () => {}
beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  stop()
  singletons.isDatabaseAway = false
  jest.useRealTimers()
})

test('knows that the database is away after a read that fails, and that it is back', async () => {
  const errors: unknown[] = []
  let fails = false
  const read = () => (fails ? Promise.reject(new Error('away')) : Promise.resolve())
  stop = watchDatabase(read, (error) => errors.push(error))
  await jest.advanceTimersByTimeAsync(1_000)
  expect(isKnownAway()).toBe(false)
  fails = true
  await jest.advanceTimersByTimeAsync(1_000)
  expect(isKnownAway()).toBe(true)
  expect(throwIfKnownAway).toThrow('The database does not answer')
  expect(errors).toHaveLength(1)
  fails = false
  await jest.advanceTimersByTimeAsync(1_000)
  expect(isKnownAway()).toBe(false)
  expect(throwIfKnownAway).not.toThrow()
})

test('takes a read that does not end for a failure, and begins no other one meanwhile', async () => {
  let reads = 0
  let answer = () => {}
  const read = () => {
    reads += 1
    return new Promise<void>((done) => (answer = done))
  }
  stop = watchDatabase(read, () => undefined)
  await jest.advanceTimersByTimeAsync(3_000)
  expect([reads, isKnownAway()]).toEqual([1, false])
  await jest.advanceTimersByTimeAsync(2_000)
  expect([reads, isKnownAway()]).toEqual([1, true])
  answer()
  await jest.advanceTimersByTimeAsync(0)
  expect(isKnownAway()).toBe(false)
})
