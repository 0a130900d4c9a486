const atOnce = 4

/**
 * Composes pictures at most four at a time, and each picture once: what is asked for again under the same key is the same
 * promise.
 */
export function composer() {
  const made = new Map<string, Promise<Buffer>>()
  const waiting: (() => void)[] = []
  let busy = 0

  const begin = () =>
    new Promise<void>((resolve) => {
      if (busy < atOnce) {
        busy++
        resolve()
      } else waiting.push(resolve)
    })
  const end = () => {
    const next = waiting.shift()
    if (next) next()
    else busy--
  }

  return (key: string, compose: () => Promise<Buffer>): Promise<Buffer> => {
    const known = made.get(key)
    if (known) return known
    const making = begin().then(compose).finally(end)
    made.set(key, making)
    return making
  }
}
