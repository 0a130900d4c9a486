const maxConcurrent = 4

/** Returns a function that composes at most four pictures at a time, and each key only once. */
export function createPictureComposer() {
  const pictures = new Map<string, Promise<Buffer>>()
  const waiting: (() => void)[] = []
  let running = 0

  const acquire = () =>
    new Promise<void>((resolve) => {
      if (running < maxConcurrent) {
        running++
        resolve()
      } else waiting.push(resolve)
    })
  const release = () => {
    const next = waiting.shift()
    if (next) next()
    else running--
  }

  return (key: string, compose: () => Promise<Buffer>): Promise<Buffer> => {
    const known = pictures.get(key)
    if (known) return known
    const picture = acquire().then(compose).finally(release)
    pictures.set(key, picture)
    return picture
  }
}
