import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import type { ReopenRequest } from '@/domain/places/hours/closing-request'
import type { Staff } from '@/domain/roles'
import { inTurn } from './close-halls'
import { refusals, refuse } from './refusals'
import { mayChangeSite, readHalls } from './stored-halls'

/**
 * Ends closures at their locations by deleting exactly the special hours that they wrote, all or none. Refuses with 409 when one
 * of them has been ended already.
 */
export async function reopenHalls(req: PayloadRequest, staff: Staff, { closures }: ReopenRequest): Promise<void> {
  const ids = closures.map(({ location }) => location)
  const sites = new Set((await readHalls(req, { ids })).map(({ site }) => site))
  const [site] = sites
  if (site === undefined || ![...sites].every((each) => mayChangeSite(staff, each)))
    return refuse(req, refusals.unknown)
  if (sites.size > 1) return refuse(req, refusals.severalSites)
  await inTurn(req, site, async () => {
    const halls = await readHalls(req, { ids })
    const written = closures.map(({ location, closure }) =>
      halls
        .filter(({ id }) => id === location)
        .flatMap((hall) => hall.closures.filter((row) => row.closureId === closure)),
    )
    if (written.some((rows) => rows.length === 0)) refuse(req, refusals.alreadyOpen, 409)
    await deleteAll(req, [...new Set(written.flat().map(({ id }) => id))])
  })
}

async function deleteAll(req: PayloadRequest, ids: string[]) {
  const inTransaction = await initTransaction(req)
  try {
    // Rights are checked by the caller. Closing again writes such hours again, so that the trash need not have them.
    const context = { withoutTrash: true }
    for (const id of ids)
      await req.payload.delete({ collection: 'schedules', id, depth: 0, overrideAccess: true, context, req })
    if (inTransaction) await commitTransaction(req)
  } catch (error) {
    if (inTransaction) await killTransaction(req)
    throw error
  }
}
