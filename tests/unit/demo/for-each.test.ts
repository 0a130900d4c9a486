import { forEach } from '../../../scripts/seed/seeding'

const soon = () => new Promise((resolve) => setTimeout(resolve, 2))

test('each is done once, four at a time at most, with its place', async () => {
  let [busy, most] = [0, 0]
  const done: [string, number][] = []
  await forEach(['a', 'b', 'c', 'd', 'e', 'f'], async (item, index) => {
    most = Math.max(most, ++busy)
    await soon()
    busy--
    done.push([item, index])
  })
  expect(most).toBe(4)
  expect(done.toSorted()).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
    ['d', 3],
    ['e', 4],
    ['f', 5],
  ])
})

test('after a failure nothing more begins, and it is thrown when what was begun has ended', async () => {
  const [begun, ended]: string[][] = [[], []]
  const failing = forEach([...'abcdefgh'], async (item) => {
    begun?.push(item)
    if (item === 'b') throw new Error('no b')
    await soon()
    ended?.push(item)
  })
  await expect(failing).rejects.toThrow('no b')
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  expect(ended?.toSorted()).toEqual(['a', 'c', 'd'])
})
