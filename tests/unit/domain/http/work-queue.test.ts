import { jest } from '@jest/globals'
import { QueueFullError, WorkQueue } from '@/domain/http/work-queue'

/** Tasks that end when the test says so. */
function makeTasks() {
  const ends: (() => void)[] = []
  const counts = { running: 0, most: 0, started: 0 }
  const task = async () => {
    counts.started += 1
    counts.most = Math.max(counts.most, (counts.running += 1))
    await new Promise<void>((end) => ends.push(end))
    counts.running -= 1
    return counts.started
  }
  const endAll = async () => {
    while (ends.length > 0) {
      ends.shift()?.()
      await new Promise((resolve) => setTimeout(resolve, 0))
    }
  }
  return { task, endAll, counts }
}

test('runs two at a time, lets three wait, and refuses the others at once', async () => {
  const queue = new WorkQueue(2, 3, 1_000)
  const { task, endAll, counts } = makeTasks()
  const results = Promise.allSettled(Array.from({ length: 300 }, () => queue.run(task)))
  await endAll()
  const settled = await results
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  for (const result of settled) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(QueueFullError)
  expect(counts).toEqual({ running: 0, most: 2, started: 5 })
})

test('lets a task that must run wait, within the same number at a time', async () => {
  const queue = new WorkQueue(1, 0, 1_000)
  const { task, endAll, counts } = makeTasks()
  const results = Promise.allSettled([queue.run(task), queue.run(task), queue.run(task, true), queue.run(task, true)])
  await endAll()
  expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(counts).toEqual({ running: 0, most: 1, started: 3 })
})

test('frees its place after a task that fails', async () => {
  const queue = new WorkQueue(1, 1, 1_000)
  const failing = queue.run(async () => Promise.reject(new Error('broken')))
  const next = queue.run(async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
  expect(await queue.run(async () => 'again')).toBe('again')
})

describe('a turn that does not come in time', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  test('is refused after the patience, and its place is free for another', async () => {
    const queue = new WorkQueue(1, 1, 5_000)
    let end = () => {}
    const first = queue.run(() => new Promise<void>((done) => (end = done)))
    const ran: string[] = []
    const second = queue.run(async () => void ran.push('second'))
    const refused = expect(second).rejects.toThrow(QueueFullError)
    jest.advanceTimersByTime(4_999)
    const tooMany = queue.run(async () => void ran.push('too many'))
    await expect(tooMany).rejects.toThrow(QueueFullError)
    jest.advanceTimersByTime(1)
    await refused
    const third = queue.run(async () => void ran.push('third'))
    end()
    await Promise.all([first, third])
    jest.advanceTimersByTime(10_000)
    expect(ran).toEqual(['third'])
    expect(await queue.run(async () => 'again')).toBe('again')
  })

  test('is waited for by a task that must run', async () => {
    const queue = new WorkQueue(1, 0, 5_000)
    let end = () => {}
    const first = queue.run(() => new Promise<void>((done) => (end = done)))
    const must = queue.run(async () => 'ran', true)
    jest.advanceTimersByTime(60_000)
    end()
    await first
    expect(await must).toBe('ran')
  })
})
