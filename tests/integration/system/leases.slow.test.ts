import { setTimeout as pause } from 'node:timers/promises'
import { holdLease } from '@/server/database/locks/held-lease'
import { acquireLease } from '@/server/database/locks/leases'
import { withLock } from '@/server/database/locks/with-lock'
import { runDueJobs } from '@/server/jobs/run-jobs'
import { closePayload, openPayload } from '../../support/payload'

const payload = await openPayload()
afterAll(closePayload)

/** Leaves a lease as a process that was killed: nobody extends or releases it. `ahead`: its clock, in milliseconds. */
async function leaveLease(key: string, ahead = 0) {
  const { now } = Date
  Date.now = () => now() + ahead
  try {
    expect(await acquireLease(payload, key, 15_000)).not.toBeNull()
  } finally {
    Date.now = now
  }
}
const milliseconds = async (task: () => Promise<unknown>) => {
  const began = performance.now()
  await task()
  return performance.now() - began
}

test.each([
  ['was killed', 0],
  ['was killed and had a clock ten minutes ahead', 600_000],
])('a process waits two seconds for the lock of one that %s', async (_, ahead) => {
  const key = `lock ${ahead}`
  await leaveLease(key, ahead)
  const waited = await milliseconds(async () => expect(await withLock(payload, key, async () => 'done')).toBe('done'))
  expect(waited).toBeGreaterThan(1_900)
  expect(waited).toBeLessThan(3_000)
})

test('jobs run two seconds after the process that ran them was killed', async () => {
  await leaveLease('jobs', 600_000)
  expect(await runDueJobs(payload)).toBe(false)
  await pause(2_050)
  expect(await runDueJobs(payload)).toBe(true)
})

test('one of ten processes gets the lease of a killed one', async () => {
  await leaveLease('contested')
  const acquireTen = () => Promise.all(Array.from({ length: 10 }, () => holdLease(payload, 'contested')))
  expect((await acquireTen()).filter((lease) => lease !== null)).toEqual([])
  await pause(2_050)
  const held = (await acquireTen()).filter((lease) => lease !== null)
  expect(held).toHaveLength(1)
  await held[0]?.release()
})

test('a task that takes longer than a silence keeps its lock', async () => {
  const held = await holdLease(payload, 'long')
  const order: string[] = []
  const waiting = withLock(payload, 'long', async () => order.push('second'))
  await pause(3_500)
  order.push('first')
  expect(held?.isLost()).toBe(false)
  await held?.release()
  await waiting
  expect(order).toEqual(['first', 'second'])
})
