import { afterEach, expect, test } from '@jest/globals'
import { closeAgents, listen, send } from '../../../../support/servers/draining-server'

afterEach(closeAgents)

test('answers requests that a busy process has not read or even accepted yet', async () => {
  const { port, drain } = await listen(100)
  const sent = Promise.allSettled(Array.from({ length: 20 }, () => send(port, '/')))
  const busy = setInterval(() => {
    for (const until = performance.now() + 40; performance.now() < until;);
  }, 1)
  await new Promise((resolve) => setTimeout(resolve, 1))
  const ended = drain(10_000)
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  clearInterval(busy)
  expect(await ended).toBe(0)
  expect((await sent).filter(({ status }) => status === 'rejected')).toEqual([])
})
