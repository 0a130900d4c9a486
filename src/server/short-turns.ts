import { fairTurn } from './fair-turn'

/**
 * Returns a function for a long task to await between its steps. It waits for another turn of the event loop once the steps
 * since the last one took `maxMs` milliseconds, so that the server answers other requests in between.
 */
export function makeShortTurns(maxMs = 5): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < maxMs) return
    await fairTurn()
    began = performance.now()
  }
}

/** Sorts a list as `toSorted` does, in steps of a few milliseconds between which the server answers other requests. */
export async function sortInShortTurns<Item>(
  list: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Promise<Item[]> {
  const turn = makeShortTurns()
  let parts: Item[][] = []
  for (let start = 0; start < list.length; start += stepLength) {
    parts.push(list.slice(start, start + stepLength).sort(compare))
    await turn()
  }
  while (parts.length > 1) {
    const merged: Item[][] = []
    for (let index = 0; index < parts.length; index += 2) {
      merged.push(merge(parts[index] ?? [], parts[index + 1] ?? [], compare))
      await turn()
    }
    parts = merged
  }
  return parts[0] ?? []
}

const stepLength = 500

function merge<Item>(first: Item[], second: Item[], compare: (a: Item, b: Item) => number): Item[] {
  const merged: Item[] = []
  let at = 0
  for (const item of first) {
    while (at < second.length && compare(item, second[at] as Item) > 0) merged.push(second[at++] as Item)
    merged.push(item)
  }
  return merged.concat(second.slice(at))
}
