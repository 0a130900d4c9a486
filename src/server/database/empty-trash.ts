import type { Payload, PayloadRequest, Where } from 'payload'
import { trashDays } from '@/domain/trash'
import { deleteVotes } from './survey-votes'

type Row = { id: string; kind: string; documentId: string }

const collection = 'deleted-documents'
const day = 24 * 60 * 60_000

async function deleteEntries(payload: Payload, where: Where, req?: PayloadRequest): Promise<void> {
  const { db } = payload
  const select = { kind: true, documentId: true } as const
  const scope = req ? { req } : {}
  const { docs } = await db.find<Row>({ collection, where, select, pagination: false, limit: 0, ...scope })
  for (const { id, kind, documentId } of docs) {
    await db.deleteOne({ collection, where: { id: { equals: id } }, returning: false, ...scope })
    if (kind === 'surveys') await deleteVotes(payload, documentId)
  }
}

/** Deletes for good what staff deleted 30 days before `now`. Two processes may do so at the same time. */
export const emptyTrash = (payload: Payload, now: Date): Promise<void> =>
  deleteEntries(payload, { createdAt: { less_than: new Date(now.getTime() - trashDays * day).toISOString() } })

/** Deletes for good what staff deleted of a site that is deleted itself, in the transaction of `req`. */
export const emptyTrashOfSite = (payload: Payload, site: string, req: PayloadRequest): Promise<void> =>
  deleteEntries(payload, { site: { equals: site } }, req)
