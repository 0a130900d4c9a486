import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { bilingual } from '@collections/labels'
import { QueryRefusal } from './query-refusal'

/** The largest page of the studio’s lists. A save takes 30 to 90 ms on SQLite. */
const maxBulk = 100

const tooMany = bilingual(
  `Change at most ${maxBulk} documents at once.`,
  `Modifiez au plus ${maxBulk} documents à la fois.`,
)

type Bulk = { collection: SanitizedCollectionConfig; operation: string; req: PayloadRequest; where: unknown }

/** Refuses to change or delete more documents in one request than a page of the studio’s lists shows. */
export async function checkBulkSize({ collection, operation, req, where }: Bulk): Promise<void> {
  if ((operation !== 'update' && operation !== 'delete') || typeof where !== 'object' || where === null) return
  const access = await collection.access[operation]({ req })
  if (!access) return // Payload refuses the request
  const wanted = structuredClone(where) as Where
  // Below the hooks: this read is no access to health data that the log should list.
  const { totalDocs } = await req.payload.db.count({
    collection: collection.slug as CollectionSlug,
    where: access === true ? wanted : { and: [wanted, access] },
    locale: req.locale ?? undefined,
    req,
  })
  if (totalDocs > maxBulk) throw new QueryRefusal(req, tooMany)
}
