import { jest } from '@jest/globals'
import { newRecording, recordRead, recordUnstorable, runRecorded } from '@/server/cache/recording'
import { TaggedCache, type BuildResult } from '@/server/cache/tagged-cache'
import { clock } from '@/server/clock'
import { logError } from '@/server/logging/log-error'

const texts = (maxBytes = 1_000) => new TaggedCache<string>({ maxBytes, bytesOf: (value) => value.length })

/** A build that ends when the test decides, with a count of how often it began. */
function manual(tags: string[] = ['a']) {
  const resolves: ((value: string) => void)[] = []
  const rejects: ((error: Error) => void)[] = []
  const build = () =>
    new Promise<BuildResult<string>>((resolve, reject) => {
      resolves.push((value) => resolve({ value, tags }))
      rejects.push(reject)
    })
  return {
    build,
    begun: () => resolves.length,
    end: (nth: number, value: string) => resolves[nth]?.(value),
    fail: (nth: number, error: Error) => rejects[nth]?.(error),
  }
}

const built =
  (value: string, tags = ['a'], freshUntil?: number) =>
  async () => ({ value, tags, freshUntil })

/** Lets everything run that waits for promises alone. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('builds once for concurrent readers of a key', async () => {
  const cache = texts()
  const { build, begun, end } = manual()
  const readers = Array.from({ length: 50 }, () => cache.getOrBuild('key', build))
  end(0, 'built')
  expect(new Set(await Promise.all(readers))).toEqual(new Set(['built']))
  expect(begun()).toBe(1)
  expect(cache.peek('key')).toBe('built')
})

test('gives the error of a failed build to every reader, and builds again for the next one', async () => {
  const cache = texts()
  const { build, fail } = manual()
  const readers = [cache.getOrBuild('key', build), cache.getOrBuild('key', build)]
  fail(0, new Error('no database'))
  const outcomes = await Promise.allSettled(readers)
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await cache.getOrBuild('key', built('now'))).toBe('now')
})

test('removes every value with an expired tag, and no other', async () => {
  const cache = texts()
  await cache.getOrBuild('one', built('1', ['a']))
  await cache.getOrBuild('both', built('2', ['a', 'b']))
  await cache.getOrBuild('other', built('3', ['b']))
  cache.expire('a')
  expect(['one', 'both', 'other'].map((key) => cache.peek(key))).toEqual([undefined, undefined, '3'])
})

describe('a tag that expires during a build', () => {
  test('discards the result if the result has that tag', async () => {
    const cache = texts()
    const { build, end } = manual(['a', 'b'])
    const reader = cache.getOrBuild('key', build)
    cache.expire('b')
    end(0, 'old')
    expect(await reader).toBe('old')
    expect(cache.peek('key')).toBeUndefined()
  })

  test('does not affect a result without that tag: it is stored, and later readers share the build', async () => {
    const cache = texts()
    const { build, begun, end } = manual(['a'])
    const before = cache.getOrBuild('key', build)
    cache.expire('b')
    const after = cache.getOrBuild('key', build)
    end(0, 'built')
    expect(await Promise.all([before, after])).toEqual(['built', 'built'])
    expect(begun()).toBe(1)
    expect(cache.peek('key')).toBe('built')
  })

  test('makes readers who came after the expiry build again, once', async () => {
    const cache = texts()
    const { build, begun, end } = manual(['a'])
    const before = cache.getOrBuild('key', build)
    cache.expire('a')
    const after = [cache.getOrBuild('key', build), cache.getOrBuild('key', build)]
    end(0, 'old')
    expect(await before).toBe('old')
    await settle()
    expect(begun()).toBe(2)
    end(1, 'new')
    expect(await Promise.all(after)).toEqual(['new', 'new'])
    expect(begun()).toBe(2)
    expect(cache.peek('key')).toBe('new')
  })

  test('discards of several builds only those with that tag', async () => {
    const cache = texts()
    const [mine, other] = [manual(['a']), manual(['b'])]
    const readers = [cache.getOrBuild('mine', mine.build), cache.getOrBuild('other', other.build)]
    cache.expire('a')
    mine.end(0, 'old')
    other.end(0, 'built')
    await Promise.all(readers)
    expect([cache.peek('mine'), cache.peek('other')]).toEqual([undefined, 'built'])
  })
})

describe('while a transaction is not committed', () => {
  test('values with its tag are not stored, and others are', async () => {
    const cache = texts()
    let open = true
    cache.expire('a', () => open)
    await cache.getOrBuild('mine', built('old', ['a']))
    await cache.getOrBuild('other', built('other', ['b']))
    expect([cache.peek('mine'), cache.peek('other')]).toEqual([undefined, 'other'])
    open = false
    await cache.getOrBuild('mine', built('new', ['a']))
    expect(cache.peek('mine')).toBe('new')
  })

  test('a build that begins is not stored when it ends after the commit', async () => {
    const cache = texts()
    const { build, end } = manual()
    let open = true
    cache.expire('a', () => open)
    const reader = cache.getOrBuild('key', build)
    open = false
    end(0, 'read before the commit')
    await reader
    expect(cache.peek('key')).toBeUndefined()
  })

  test('a build that begins is shared until the commit, and not by readers who come after it', async () => {
    const cache = texts()
    const { build, begun, end } = manual()
    let open = true
    cache.expire('a', () => open)
    const before = [cache.getOrBuild('key', build), cache.getOrBuild('key', build)]
    open = false
    const after = cache.getOrBuild('key', build)
    end(0, 'old')
    expect(await Promise.all(before)).toEqual(['old', 'old'])
    await settle()
    expect(begun()).toBe(2)
    end(1, 'new')
    expect(await after).toBe('new')
  })
})

test('keeps a value until its time, to the millisecond', async () => {
  const cache = texts()
  const until = Date.now() + 60_000
  await cache.getOrBuild('key', built('value', ['a'], until))
  expect(cache.peek('key', until - 1)).toBe('value')
  expect(cache.peek('key', until)).toBeUndefined()
})

test('returns a value that is already out of date without storing it', async () => {
  const cache = texts()
  expect(await cache.getOrBuild('key', built('value', ['a'], 0))).toBe('value')
  expect(cache.size).toEqual({ entries: 0, bytes: 0 })
})

test('evicts the least recently used value when the bytes are full', async () => {
  const cache = texts(30)
  await cache.getOrBuild('first', built('x'.repeat(10)))
  await cache.getOrBuild('second', built('x'.repeat(10)))
  await cache.getOrBuild('third', built('x'.repeat(10)))
  cache.peek('first')
  await cache.getOrBuild('fourth', built('x'.repeat(10)))
  expect(['first', 'second', 'third', 'fourth'].map((key) => cache.peek(key) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ])
  expect(cache.size).toEqual({ entries: 3, bytes: 30 })
})

test('returns a value larger than the whole cache without storing it or evicting others', async () => {
  const cache = texts(30)
  await cache.getOrBuild('small', built('x'.repeat(10)))
  expect(await cache.getOrBuild('huge', built('x'.repeat(31)))).toHaveLength(31)
  expect([cache.peek('small'), cache.peek('huge')]).toEqual(['x'.repeat(10), undefined])
})

test('clear removes everything and discards builds in flight', async () => {
  const cache = texts()
  const { build, end } = manual()
  await cache.getOrBuild('stored', built('1'))
  const reader = cache.getOrBuild('key', build)
  cache.clear()
  end(0, 'old')
  await reader
  expect(cache.size).toEqual({ entries: 0, bytes: 0 })
})

test('whoever reads a value records its tags and its end, not what its build read', async () => {
  const cache = new TaggedCache<object>({ maxBytes: 1_000, bytesOf: () => 1 })
  const build = async () => {
    recordRead(['inner'])
    recordUnstorable('a read of the build')
    clock.now()
    return { value: {}, tags: ['a'], freshUntil: Date.now() + 1_000 }
  }
  const recordings = [newRecording(), newRecording(), newRecording()]
  const read = (recording = newRecording()) => runRecorded(recording, () => cache.getOrBuild('key', build))
  await Promise.all([read(recordings[0]), read(recordings[1])]) // builds, and joins the build
  await read(recordings[2]) // is stored
  for (const { tags, freshUntil, unstorable } of recordings)
    expect([[...tags], Number.isFinite(freshUntil), unstorable]).toEqual([['a'], true, null])
})

test('the clock records the end of its minute or quarter hour, and a fault that nothing may be stored', async () => {
  const recording = newRecording()
  for (const [read, span] of [
    [clock.forDates, 15 * 60_000],
    [clock.now, 60_000],
  ] as const) {
    const now = runRecorded(recording, read)
    expect([recording.freshUntil % span, recording.freshUntil - now.getTime() <= span]).toEqual([0, true])
  }
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  runRecorded(recording, () => logError('A part', new Error('x')))
  expect(recording.unstorable).toBe('a fault')
  log.mockRestore()
})
