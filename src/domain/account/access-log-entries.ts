/** The kinds of access to sensitive documents that the access log records. */
export const accessKinds = ['list', 'open', 'count', 'values', 'create', 'change', 'delete'] as const
export type AccessKind = (typeof accessKinds)[number]

type AccessLogEntry = { site: string; documents: string[] }

/**
 * The log entries for one access: one per site and per `maxDocuments` documents. Documents whose site is unknown are logged
 * at every site of the staff member, and so is an access that found nothing, because its result says something about each.
 */
export function accessLogEntries(
  documents: readonly { id: string; site: string | null }[],
  sitesOfStaff: readonly string[],
  maxDocuments: number,
): AccessLogEntry[] {
  const knownSites = new Set(documents.flatMap(({ site }) => site ?? []))
  const isForAllSites = documents.length === 0 || documents.some(({ site }) => site === null)
  const sites = isForAllSites ? new Set([...knownSites, ...sitesOfStaff]) : knownSites
  return [...sites].flatMap((site) => {
    const ids = documents.flatMap((it) => (it.site === site || it.site === null ? it.id : []))
    const count = Math.max(1, Math.ceil(ids.length / maxDocuments))
    return Array.from({ length: count }, (_, index) => ({
      site,
      documents: ids.slice(index * maxDocuments, (index + 1) * maxDocuments),
    }))
  })
}
