const tails = new Map<string, Promise<unknown>>()

/** Runs tasks with the same key sequentially in this process, in the order of the calls, also after one that fails. */
export async function withMutex<Value>(key: string, task: () => Promise<Value>): Promise<Value> {
  const result = (tails.get(key) ?? Promise.resolve()).then(task)
  const tail = result.catch(() => undefined)
  tails.set(key, tail)
  try {
    return await result
  } finally {
    if (tails.get(key) === tail) tails.delete(key)
  }
}
