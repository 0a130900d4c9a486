import { afterEach, expect, test } from '@jest/globals'
import { trackWork, waitForBackgroundWork } from '@/server/background-work'
import { singletons } from '@/server/process-singletons'
import { registerCleanUp, runCleanUp } from '@/server/shutdown'

afterEach(() => {
  delete singletons.cleanUp
})
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test('cleaning up waits for work that began after its request was answered', async () => {
  const done: string[] = []
  void trackWork(pause(30).then(() => done.push('mail')))
  void trackWork(pause(10).then(() => void trackWork(pause(50).then(() => done.push('announcement')))))
  trackWork(pause(5).then(() => Promise.reject(new Error('failed')))).catch(() => done.push('failure'))
  registerCleanUp(waitForBackgroundWork)
  expect(await runCleanUp(2_000)).toBe(true)
  expect(done).toEqual(['failure', 'mail', 'announcement'])
})

test('cleaning up ends after its time', async () => {
  registerCleanUp(() => new Promise(() => undefined))
  expect(await runCleanUp(30)).toBe(false)
})

test('there is nothing to clean up before the start is complete', async () => {
  expect(await runCleanUp(30)).toBe(true)
})
