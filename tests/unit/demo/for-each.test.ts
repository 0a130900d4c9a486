import { forEach } from '../../../scripts/seed/seeding'

const wait = () => new Promise((resolve) => setTimeout(resolve, 2))

test('processes each item once with its index, at most four concurrently', async () => {
  let [running, maximum] = [0, 0]
  const done: [string, number][] = []
  await forEach(['a', 'b', 'c', 'd', 'e', 'f'], async (item, index) => {
    maximum = Math.max(maximum, ++running)
    await wait()
    running--
    done.push([item, index])
  })
  expect(maximum).toBe(4)
  expect(done.toSorted()).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
    ['d', 3],
    ['e', 4],
    ['f', 5],
  ])
})

test('starts no item after a failure, and throws once the running ones have ended', async () => {
  const [started, ended]: string[][] = [[], []]
  const failing = forEach([...'abcdefgh'], async (item) => {
    started?.push(item)
    if (item === 'b') throw new Error('no b')
    await wait()
    ended?.push(item)
  })
  await expect(failing).rejects.toThrow('no b')
  expect(started).toEqual(['a', 'b', 'c', 'd'])
  expect(ended?.toSorted()).toEqual(['a', 'c', 'd'])
})
