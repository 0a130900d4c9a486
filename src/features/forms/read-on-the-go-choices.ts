import {
  onTheGoLists,
  resolveOnTheGoChoices,
  type OnTheGoChoices,
  type OnTheGoList,
  type StoredOnTheGoChoice,
} from '@/domain/forms/on-the-go-lists'
import { everySiteTag, siteTag } from '@/server/cache/cache-tags'
import { readCached } from '@/server/cache/read-cached'
import { openPayload } from '@/server/database/payload'
import { readPublicDocuments } from '@/server/database/read-public-documents'
import type { StoredRow } from '@/server/database/stored-row'
import { flagOf, localizedOf, rowsOf, textOf } from '@/server/database/stored-values'

/** The choices of a site's on-the-go form, as staff edited them. Spec: CUS-2.48. */
export function readOnTheGoChoices(siteId: string): Promise<OnTheGoChoices> {
  return readCached(`on-the-go:${siteId}`, [siteTag(siteId), everySiteTag], async () => {
    const where = { site: { equals: siteId } }
    const [settings] = await readPublicDocuments(await openPayload(), 'on-the-go-settings', { where })
    return resolveOnTheGoChoices(settings ? storedLists(settings) : null)
  })
}

type Settings = StoredRow<'on-the-go-settings'>

function storedLists(settings: Settings) {
  const choiceOf = (row: ReturnType<typeof rowsOf>[number]): StoredOnTheGoChoice => ({
    value: textOf(row.value) ?? '',
    name: localizedOf(row.name),
    hidden: flagOf(row.hidden),
  })
  const lists = onTheGoLists.map((list) => [list, rowsOf(settings[list]).map(choiceOf)])
  return Object.fromEntries(lists) as Record<OnTheGoList, StoredOnTheGoChoice[]>
}
