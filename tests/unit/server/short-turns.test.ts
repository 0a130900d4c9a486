import { makeShortTurns, sortInShortTurns } from '@/server/short-turns'

const numbers = Array.from({ length: 2_300 }, (_, index) => ({ value: (index * 7919) % 401, index }))

test.each([0, 1, 2, 499, 500, 501, 2_300])('sorts %d items like toSorted, equal ones in their order', async (count) => {
  const list = numbers.slice(0, count)
  const compare = (a: { value: number }, b: { value: number }) => a.value - b.value
  expect(await sortInShortTurns(list, compare)).toEqual(list.toSorted(compare))
})

test('lets other work run between the steps of a long task', async () => {
  const turn = makeShortTurns(1)
  let others = 0
  const other = setInterval(() => (others += 1), 0)
  for (let step = 0; step < 20; step += 1) {
    const until = performance.now() + 2
    while (performance.now() < until);
    await turn()
  }
  clearInterval(other)
  expect(others).toBeGreaterThan(3)
})
