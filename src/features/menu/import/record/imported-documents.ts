import type { Payload, Where } from 'payload'
import { clock } from '@/server/clock'
import { newHexId } from '@/server/database/hex-ids'
import type { StoredRow } from '@/server/database/stored-row'
import { numberOf, textOf } from '@/server/database/stored-values'
import type { Journal, Stored, Written } from '@/features/menu/import/undo-change'

const collection = 'imported-documents'
const page = 50

const ofImport = (importId: string): Where => ({ importId: { equals: importId } })
const rowOf = (importId: string, { position }: Written): Where => ({
  and: [ofImport(importId), { position: { equals: position } }],
})

/** The journal of an import that staff started: a row for each document that is as the import wrote it. */
export const journalOf = (payload: Payload, importId: string): Journal => ({
  note: (written, req) => {
    const { position, line, collection: kind, id: documentId, previous, writtenAt } = written
    const earlier = previous && JSON.stringify(previous)
    const times = { createdAt: clock.now().toISOString(), updatedAt: clock.now().toISOString() }
    const data = { id: newHexId(), importId, position, line, kind, documentId, previous: earlier, writtenAt, ...times }
    return payload.db.create({ collection, data, req, returning: false })
  },
  forget: (written, req) =>
    payload.db.deleteOne({ collection, where: rowOf(importId, written), req, returning: false }),
})

/** How many documents are as an import wrote them, or could not be taken back. */
export const countLeft = async ({ db }: Payload, importId: string): Promise<number> =>
  (await db.count({ collection, where: ofImport(importId) })).totalDocs

/** What an import wrote, the last document first, read in pages. */
export async function* readBackwards({ db }: Payload, importId: string): AsyncGenerator<Written> {
  for (let before: number | null = Infinity; before !== null;) {
    const earlier: Where = before === Infinity ? {} : { position: { less_than: before } }
    const { docs } = await db.find<StoredRow<'imported-documents'>>({
      collection,
      where: { and: [ofImport(importId), earlier] },
      sort: '-position',
      limit: page,
      pagination: false,
    })
    for (const row of docs) yield toWritten(row)
    before = docs.length < page ? null : numberOf(docs.at(-1)?.position)
  }
}

function toWritten({
  position,
  line,
  kind,
  documentId,
  previous,
  writtenAt,
}: StoredRow<'imported-documents'>): Written {
  const json = textOf(previous)
  return {
    position: Number(position),
    line: Number(line),
    collection: kind === 'menus' ? 'menus' : 'dishes',
    id: String(documentId),
    previous: json === null ? null : (JSON.parse(json) as Stored),
    writtenAt: textOf(writtenAt),
  }
}
