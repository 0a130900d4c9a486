/** In which ways staff look at sensitive documents, as the access log says it. */
export const looks = ['list', 'open', 'count', 'values', 'create', 'change', 'delete'] as const
export type Look = (typeof looks)[number]

/** One look, as far as one site is concerned. */
type LookRow = { site: string; documents: string[] }

/**
 * The rows that one look writes: a row per site and per `most` documents. Documents whose site nobody knows any more,
 * and a look that found nothing, count for every site that the person works at: they learned something of each.
 */
export function lookRows(
  seen: readonly { id: string; site: string | null }[],
  sitesOfStaff: readonly string[],
  most: number,
): LookRow[] {
  const homeless = seen.filter(({ site }) => site === null)
  const found = new Set(seen.flatMap(({ site }) => site ?? []))
  const sites = seen.length === 0 || homeless.length > 0 ? new Set([...found, ...sitesOfStaff]) : found
  return [...sites].flatMap((site) => {
    const documents = seen.flatMap((it) => (it.site === site || it.site === null ? it.id : []))
    const rows = Math.max(1, Math.ceil(documents.length / most))
    return Array.from({ length: rows }, (_, row) => ({
      site,
      documents: documents.slice(row * most, (row + 1) * most),
    }))
  })
}
