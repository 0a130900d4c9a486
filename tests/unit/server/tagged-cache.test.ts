import { TaggedCache, type Built } from '@/server/tagged-cache'

const texts = (maxBytes = 1_000) => new TaggedCache<string>({ maxBytes, bytesOf: (value) => value.length })

/** A build that ends when the test says so, and counts how often it began. */
function slow(tags: string[] = ['a']) {
  const ends: ((value: string) => void)[] = []
  const fails: ((error: Error) => void)[] = []
  const build = () =>
    new Promise<Built<string>>((resolve, reject) => {
      ends.push((value) => resolve({ value, tags }))
      fails.push(reject)
    })
  return { build, begun: () => ends.length, end: (nth: number, value: string) => ends[nth]?.(value), fails }
}

const quick =
  (value: string, tags = ['a'], freshUntil?: number) =>
  async () => ({ value, tags, freshUntil })

test('there is one build however many ask at once', async () => {
  const cache = texts()
  const { build, begun, end } = slow()
  const asked = Array.from({ length: 50 }, () => cache.remember('key', build))
  end(0, 'built')
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['built']))
  expect(begun()).toBe(1)
  expect(cache.peek('key')).toBe('built')
})

test('a build that fails is told to all who wait, and the next asker builds again', async () => {
  const cache = texts()
  const { build, fails } = slow()
  const asked = [cache.remember('key', build), cache.remember('key', build)]
  fails[0]?.(new Error('no database'))
  const outcomes = await Promise.allSettled(asked)
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await cache.remember('key', quick('now'))).toBe('now')
})

test('expiring a tag drops all that carries it, and nothing else', async () => {
  const cache = texts()
  await cache.remember('one', quick('1', ['a']))
  await cache.remember('both', quick('2', ['a', 'b']))
  await cache.remember('other', quick('3', ['b']))
  cache.expire('a')
  expect(['one', 'both', 'other'].map((key) => cache.peek(key))).toEqual([undefined, undefined, '3'])
})

test('a build begun before an expiry answers who asked then, is not kept, and nobody joins it afterwards', async () => {
  const cache = texts()
  const { build, begun, end } = slow()
  const before = cache.remember('key', build)
  cache.expire('a')
  const after = cache.remember('key', build)
  expect(begun()).toBe(2)
  end(0, 'old')
  expect(await before).toBe('old')
  expect(cache.peek('key')).toBeUndefined()
  end(1, 'new')
  expect(await after).toBe('new')
  expect(cache.peek('key')).toBe('new')
})

describe('while a transaction is not committed', () => {
  test('what carries its tag is built for each asker and not kept; other tags are', async () => {
    const cache = texts()
    let open = true
    cache.expire('a', () => open)
    await cache.remember('mine', quick('old', ['a']))
    await cache.remember('other', quick('kept', ['b']))
    expect([cache.peek('mine'), cache.peek('other')]).toEqual([undefined, 'kept'])
    open = false
    await cache.remember('mine', quick('new', ['a']))
    expect(cache.peek('mine')).toBe('new')
  })

  test('a build that began before the commit and ends after it is not kept', async () => {
    const cache = texts()
    const { build, end } = slow()
    let open = true
    cache.expire('a', () => open)
    const asked = cache.remember('key', build)
    open = false
    end(0, 'read before the commit')
    await asked
    expect(cache.peek('key')).toBeUndefined()
  })
})

test('a value holds until its time and not a millisecond longer', async () => {
  const cache = texts()
  const until = Date.now() + 60_000
  await cache.remember('key', quick('value', ['a'], until))
  expect(cache.peek('key', until - 1)).toBe('value')
  expect(cache.peek('key', until)).toBeUndefined()
  expect(cache.size).toEqual({ entries: 0, bytes: 0 })
})

test('a value whose time is already over is given and not kept', async () => {
  const cache = texts()
  expect(await cache.remember('key', quick('value', ['a'], 0))).toBe('value')
  expect(cache.size).toEqual({ entries: 0, bytes: 0 })
})

test('the least recently used go when the bytes are full', async () => {
  const cache = texts(30)
  await cache.remember('first', quick('x'.repeat(10)))
  await cache.remember('second', quick('x'.repeat(10)))
  await cache.remember('third', quick('x'.repeat(10)))
  cache.peek('first')
  await cache.remember('fourth', quick('x'.repeat(10)))
  expect(['first', 'second', 'third', 'fourth'].map((key) => cache.peek(key) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ])
  expect(cache.size).toEqual({ entries: 3, bytes: 30 })
})

test('a value larger than the whole cache is given, drops nothing and is not kept', async () => {
  const cache = texts(30)
  await cache.remember('small', quick('x'.repeat(10)))
  expect(await cache.remember('huge', quick('x'.repeat(31)))).toHaveLength(31)
  expect([cache.peek('small'), cache.peek('huge')]).toEqual(['x'.repeat(10), undefined])
})

test('clearing drops everything, builds under way included', async () => {
  const cache = texts()
  const { build, end } = slow()
  await cache.remember('kept', quick('1'))
  const asked = cache.remember('key', build)
  cache.clear()
  end(0, 'old')
  await asked
  expect(cache.size).toEqual({ entries: 0, bytes: 0 })
})
