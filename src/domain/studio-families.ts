/** A list of the studio. `listedUnder` is the list from which links lead to it; without one it has an entry in the navigation. */
type List = { slug: string; admin?: { custom?: { listedUnder?: string } } }

/** Whether a list is reached from another one, and not from the navigation. */
export const isFamilyMember = ({ admin }: List): boolean => admin?.custom?.listedUnder !== undefined

/** The lists of the family of a list, the one in the navigation first; none for a list without a family. */
export function familyOf(slug: string, lists: readonly List[]): string[] {
  const parent = lists.find((list) => list.slug === slug)?.admin?.custom?.listedUnder ?? slug
  const members = lists.filter(({ admin }) => admin?.custom?.listedUnder === parent).map((list) => list.slug)
  return members.length > 0 ? [parent, ...members] : []
}
