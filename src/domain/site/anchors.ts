import { slugify } from './slug'

/** Ids that the page layout uses. */
const layoutIds: readonly string[] = ['main', 'navigation']

/**
 * Creates unique ids for the parts of a page from their titles: `Café et thé` becomes `cafe-et-the`. Ids that are already
 * taken, also by the page layout, get a number (`staff-2`). A title without letters or digits becomes `part`.
 * Spec: PUB-2.70.
 */
export function createAnchors(titles: readonly string[]): string[] {
  const taken = new Set(layoutIds)
  return titles.map((title) => {
    const plain = slugify(title) || 'part'
    let anchor = plain
    for (let number = 2; taken.has(anchor); number += 1) anchor = `${plain}-${number}`
    taken.add(anchor)
    return anchor
  })
}
