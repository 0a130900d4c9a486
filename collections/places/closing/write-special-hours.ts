import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { createLocalized, type LocalizedData } from '@/server/database/write-localized'

type ClosureChange = {
  /** The id that the new rows share. */
  closure: string
  rows: LocalizedData<'schedules'>[]
  /** The ids of the rows of ended closures that the new ones replace. */
  replaced: string[]
}

/**
 * Deletes the replaced rows and writes the new ones, in one transaction. Where the database has none, removes what was written
 * and writes the deleted rows again if one of the steps fails.
 */
export async function writeClosure(req: PayloadRequest, { closure, rows, replaced }: ClosureChange): Promise<void> {
  const before = await readRows(req, replaced)
  const inTransaction = await initTransaction(req)
  const deleted: string[] = []
  try {
    // The caller has checked the rights. Ended closures need not be in the trash.
    const context = { withoutTrash: true }
    for (const id of replaced) {
      await req.payload.delete({ collection: 'schedules', id, depth: 0, overrideAccess: true, context, req })
      deleted.push(id)
    }
    await createAll(req, rows)
    if (inTransaction) await commitTransaction(req)
  } catch (error) {
    if (inTransaction) await killTransaction(req)
    else {
      await req.payload.db.deleteMany({ collection: 'schedules', where: { closure: { equals: closure } } })
      await createAll(
        req,
        before.flatMap(({ id, data }) => (deleted.includes(id) ? [data] : [])),
      )
    }
    throw error
  }
}

/** `createLocalized` skips access control, which would drop the closure's fields. */
async function createAll(req: PayloadRequest, rows: LocalizedData<'schedules'>[]) {
  for (const data of rows) await createLocalized(req.payload, { collection: 'schedules', data, req })
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
