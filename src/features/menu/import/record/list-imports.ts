import type { Payload } from 'payload'
import type { Locale } from '@/domain/locale'
import { underWay, type ImportState, type ListedImport } from '@/domain/menu/import-record'
import type { StoredRow } from '@/server/database/stored-row'
import { fieldsOf, instantOf, numberOf, textOf, textsOf } from '@/server/database/stored-values'
import { ifNobodyImports } from './import-lease'
import { endStopped, type ImportRecord } from './import-records'
import { countLeft } from './imported-documents'

const listed = 10

/** The last imports of a site, the newest first. What a server that died was working on shows as stopped. */
export async function readLastImports(payload: Payload, siteId: string, locale: Locale): Promise<ListedImport[]> {
  const read = () =>
    payload.db.find<StoredRow<'imports'>>({
      collection: 'imports',
      where: { siteId: { equals: siteId } },
      sort: '-createdAt',
      limit: listed,
      pagination: false,
    })
  let { docs } = await read()
  if (docs.some(({ state }) => underWay.includes(state as ImportState))) {
    await ifNobodyImports(payload, siteId, () => endStopped(payload, siteId))
    docs = (await read()).docs
  }
  return Promise.all(
    docs.map(async (record): Promise<ListedImport> => {
      const { id, file, kind, importedBy, state, counts, total, written } = record as unknown as ImportRecord
      return {
        id: String(id),
        ...{ file, kind, state, total, counts },
        by: textOf(importedBy) ?? '',
        at: instantOf(record.createdAt)?.toISOString() ?? '',
        written: numberOf(written),
        left: await countLeft(payload, String(id)),
        problems: textsOf(fieldsOf(record.problems)[locale]),
      }
    }),
  )
}
