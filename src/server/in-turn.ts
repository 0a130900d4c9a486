const tails = new Map<string, Promise<unknown>>()

/** Does the works of one key one after the other, in the order in which they were asked for, whether they succeed or not. */
export async function inTurn<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
  const turn = (tails.get(key) ?? Promise.resolve()).then(work)
  const tail = turn.catch(() => undefined)
  tails.set(key, tail)
  try {
    return await turn
  } finally {
    if (tails.get(key) === tail) tails.delete(key)
  }
}
