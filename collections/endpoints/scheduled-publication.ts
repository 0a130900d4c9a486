import { canAccessAdmin, type CollectionSlug, type PayloadRequest, type ServerFunction, type Where } from 'payload'
import { findPermittedIds } from '@collections/access/find-permitted-ids'
import { formatIsoWithOffset, type ZoneName } from '@/domain/time/campus-time'
import type { StoredRow } from '@/server/database/stored-row'
import { fieldsOf, idOf, instantOf, textOf } from '@/server/database/stored-values'

/** `at` is an instant with the offset of the campus, whose clock staff plan by. */
type Scheduled = { type: 'publish' | 'unpublish'; at: string }

/** The longest list above a collection. */
const longestList = 20

/** The scheduled publications that are still to come and pass a condition, the next one first. */
export async function findScheduled({ payload }: PayloadRequest, where: Where) {
  const { docs } = await payload.db.find<StoredRow<'payload-jobs'>>({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { waitUntil: { greater_than: new Date().toISOString() } },
        where,
      ],
    },
    sort: 'waitUntil',
    limit: 200,
    pagination: false,
  })
  return docs.flatMap(({ input, waitUntil }) => {
    const { type, doc } = fieldsOf(input)
    const [at, id] = [instantOf(waitUntil), idOf(fieldsOf(doc).value)]
    const collection = textOf(fieldsOf(doc).relationTo)
    if (!at || !id || !collection) return []
    return [{ collection, id, type: type === 'unpublish' ? ('unpublish' as const) : ('publish' as const), at }]
  })
}

/** A scheduled publication on the clock of its campus. */
export const onCampusClock = (timeZone: ZoneName, { type, at }: { type: Scheduled['type']; at: Date }): Scheduled => ({
  type,
  at: formatIsoWithOffset(at, timeZone),
})

async function readTimeZone({ payload }: PayloadRequest, site: unknown): Promise<ZoneName> {
  const where: Where = { id: { equals: idOf(site) } }
  const found = await payload.db.findOne<{ id: string; timeZone?: string }>({ collection: 'sites', where })
  return found?.timeZone ?? 'America/Toronto'
}

const ofCollection = (slug: string): Where => ({ 'input.doc.relationTo': { equals: slug } })

type OneArgs = { collection?: unknown; id?: unknown }

/** The next scheduled publication of a document that the person may read, for the notice above it; null for none. */
export const scheduledPublication: ServerFunction<OneArgs> = async ({ req, collection, id }) => {
  await canAccessAdmin({ req })
  if (typeof collection !== 'string' || typeof id !== 'string') return null
  const [permitted] = await findPermittedIds(req, 'read', collection as CollectionSlug, [id])
  if (permitted === undefined) return null
  const [next] = await findScheduled(req, { and: [ofCollection(collection), { 'input.doc.value': { equals: id } }] })
  if (!next) return null
  const where: Where = { id: { equals: id } }
  const doc = await req.payload.db.findOne({ collection: collection as CollectionSlug, where })
  return onCampusClock(await readTimeZone(req, fieldsOf(doc).site), next)
}

/** The next scheduled publications of a collection, with titles, for its list: of documents that the person may read, at most 20. */
export const scheduledPublications: ServerFunction<{ collection?: unknown }> = async ({ req, collection }) => {
  await canAccessAdmin({ req })
  const config = req.payload.config.collections.find(({ slug }) => slug === collection)
  if (!config) return []
  const all = await findScheduled(req, ofCollection(config.slug))
  if (all.length === 0) return []
  const title = config.admin.useAsTitle ?? 'id'
  const { docs } = await req.payload.find({
    collection: config.slug as CollectionSlug,
    where: { id: { in: all.map(({ id }) => id) } },
    draft: true,
    depth: 0,
    limit: all.length,
    pagination: false,
    locale: req.i18n.language === 'fr' ? 'fr' : 'en',
    overrideAccess: false, // only documents that the person may read
    user: req.user,
  })
  const titles = new Map(docs.map((doc) => [String(doc.id), textOf(fieldsOf(doc)[title])]))
  const sites = new Map(docs.map((doc) => [String(doc.id), idOf(fieldsOf(doc).site)]))
  const zones = new Map<string | null, ZoneName>()
  for (const site of new Set(sites.values())) zones.set(site, await readTimeZone(req, site))
  return all
    .filter(({ id }) => titles.has(id))
    .slice(0, longestList)
    .map(({ id, ...each }) => ({
      id,
      ...onCampusClock(zones.get(sites.get(id) ?? null) ?? 'America/Toronto', each),
      title: titles.get(id) ?? null,
    }))
}
