import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { trackWork, waitForBackgroundWork } from '@/server/background-work'
import { singletons } from '@/server/process-singletons'
import { registerCleanUp, runCleanUp } from '@/server/shutdown'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  delete singletons.cleanUp
  jest.useRealTimers()
})

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test('cleaning up waits for work that began after its request was answered', async () => {
  const done: string[] = []
  void trackWork(pause(30).then(() => done.push('mail')))
  void trackWork(pause(10).then(() => void trackWork(pause(50).then(() => done.push('announcement')))))
  trackWork(pause(5).then(() => Promise.reject(new Error('failed')))).catch(() => done.push('failure'))
  registerCleanUp(waitForBackgroundWork)
  const cleaned = runCleanUp(2_000)
  await jest.advanceTimersByTimeAsync(60)
  expect(await cleaned).toBe(true)
  expect(done).toEqual(['failure', 'mail', 'announcement'])
})

test('cleaning up ends after its time', async () => {
  registerCleanUp(() => new Promise(() => undefined))
  const cleaned = runCleanUp(30)
  await jest.advanceTimersByTimeAsync(30)
  expect(await cleaned).toBe(false)
})

test('there is nothing to clean up before the start is complete', async () => {
  expect(await runCleanUp(30)).toBe(true)
})
