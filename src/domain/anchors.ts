import { slugify } from './address'

/** Ids that every page has for its own parts. */
const ofTheFrame: readonly string[] = ['main', 'navigation']

/**
 * The ids by which the parts of a page can be linked to, made of their titles: `Café et thé` is `cafe-et-the`. The second
 * of a name is numbered (`staff`, `staff-2`), and so is one that the page's frame has; a title without letters is `part`.
 * Spec: PUB-2.70.
 */
export function anchorsOf(titles: readonly string[]): string[] {
  const taken = new Set(ofTheFrame)
  return titles.map((title) => {
    const plain = slugify(title) || 'part'
    let anchor = plain
    for (let number = 2; taken.has(anchor); number += 1) anchor = `${plain}-${number}`
    taken.add(anchor)
    return anchor
  })
}
