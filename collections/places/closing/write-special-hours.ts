import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { createLocalized, type LocalizedData } from '@/server/database/write-localized'

type Change = {
  rows: LocalizedData<'schedules'>[]
  /** The ids of the rows of ended closures that the new ones replace. */
  replaced: string[]
}

/**
 * Deletes the replaced rows and writes the new ones, in one transaction. Where the database has none, removes what was written
 * and writes the deleted rows again if one of the steps fails.
 */
export async function writeSpecialHours(req: PayloadRequest, { rows, replaced }: Change): Promise<void> {
  const before = await readRows(req, replaced)
  const inTransaction = await initTransaction(req)
  const [deleted, created]: [string[], string[]] = [[], []]
  try {
    // The caller has checked the rights; access control would drop the closure's fields. Ended closures need not be in the trash.
    const context = { withoutTrash: true }
    for (const id of replaced) {
      await req.payload.delete({ collection: 'schedules', id, depth: 0, overrideAccess: true, context, req })
      deleted.push(id)
    }
    for (const data of rows) created.push(await createLocalized(req.payload, { collection: 'schedules', data, req }))
    if (inTransaction) await commitTransaction(req)
  } catch (error) {
    if (inTransaction) await killTransaction(req)
    else {
      await req.payload.db.deleteMany({ collection: 'schedules', where: { id: { in: created } } })
      for (const { id, data } of before)
        if (deleted.includes(id)) await createLocalized(req.payload, { collection: 'schedules', data, req })
    }
    throw error
  }
}

async function readRows(req: PayloadRequest, ids: string[]) {
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'schedules',
    where: { id: { in: ids } },
    locale: 'all',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  // With `locale: 'all'` texts are `{ en, fr }`, which Payload's types do not say.
  return docs.map(({ id, ...data }) => ({ id, data: data as unknown as LocalizedData<'schedules'> }))
}
