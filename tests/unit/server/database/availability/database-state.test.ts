import { afterEach, expect, test } from '@jest/globals'
import { isKnownAway, throwIfKnownAway, watchDatabase } from '@/server/database/availability/database-state'
import { singletons } from '@/server/process-singletons'

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
let stop = () => {}
afterEach(() => {
  stop()
  singletons.isDatabaseAway = false
})

test('knows that the database is away after a read that fails, and that it is back', async () => {
  const errors: unknown[] = []
  let fails = false
  const read = () => (fails ? Promise.reject(new Error('away')) : Promise.resolve())
  stop = watchDatabase(read, (error) => errors.push(error), 10)
  await pause(60)
  expect(isKnownAway()).toBe(false)
  fails = true
  await pause(60)
  expect(isKnownAway()).toBe(true)
  expect(throwIfKnownAway).toThrow('The database does not answer')
  expect(errors.length).toBeGreaterThan(0)
  fails = false
  await pause(60)
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
  stop = watchDatabase(read, () => undefined, 10, 50)
  await pause(200)
  expect([reads, isKnownAway()]).toEqual([1, true])
  answer()
  await pause(5)
  expect(isKnownAway()).toBe(false)
})
