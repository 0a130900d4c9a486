/** A task was not started, because too many are waiting already. `name` identifies it in every bundle. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

type Waiting = { start: () => void }

/** Runs at most `concurrent` tasks at a time, in the order of the calls. At most `waiting` more may wait, for `patience` milliseconds. */
export class WorkQueue {
  readonly #concurrent: number
  readonly #waiting: number
  readonly #patience: number
  readonly #line = new Set<Waiting>()
  #running = 0

  constructor(concurrent: number, waiting: number, patience: number) {
    this.#concurrent = concurrent
    this.#waiting = waiting
    this.#patience = patience
  }

  /**
   * Rejects with `QueueFullError`, without running the task, if too many wait, or if its turn does not come in time. A task with
   * `mustRun` waits as long as it takes.
   */
  async run<Value>(task: () => Promise<Value>, mustRun = false): Promise<Value> {
    if (this.#running < this.#concurrent) this.#running += 1
    else if (this.#line.size >= this.#waiting && !mustRun) throw new QueueFullError('Too many tasks are waiting')
    else await this.#waitForTurn(mustRun) // takes over the slot of the task that ended
    try {
      return await task()
    } finally {
      const [next] = this.#line
      if (next) next.start()
      else this.#running -= 1
    }
  }

  #waitForTurn(mustRun: boolean): Promise<void> {
    return new Promise((start, refuse) => {
      const giveUp = () => {
        this.#line.delete(entry)
        refuse(new QueueFullError('The turn of a task did not come in time'))
      }
      const timer = mustRun ? undefined : setTimeout(giveUp, this.#patience)
      const entry: Waiting = {
        start: () => {
          clearTimeout(timer)
          this.#line.delete(entry)
          start()
        },
      }
      this.#line.add(entry)
    })
  }
}
