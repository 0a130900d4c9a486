import { setImmediate } from 'node:timers/promises'
import { fairTurn } from '@/server/fair-turn'

test('resumes one caller in each turn of the event loop, in order', async () => {
  const resumed: number[] = []
  for (const caller of [1, 2, 3]) void fairTurn().then(() => resumed.push(caller))
  expect(resumed).toEqual([])
  for (const expected of [[1], [1, 2], [1, 2, 3]]) {
    await setImmediate()
    expect(resumed).toEqual(expected)
  }
})

test('lets a timer run between the steps of a long task', async () => {
  let ticks = 0
  const timer = setInterval(() => (ticks += 1), 1)
  for (let step = 0; step < 50; step += 1) {
    const end = performance.now() + 2
    while (performance.now() < end);
    await fairTurn()
  }
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(10)
})
