import {
  APIError,
  appendVersionToQueryKey,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type FlattenedField,
  type PayloadRequest,
  type Plugin,
  type Where,
} from 'payload'
import type { Localized } from '@/domain/locale'
import { addDays } from '@/domain/time/calendar'
import { campusDateAt } from '@/domain/time/campus-time'
import { clock } from '@/server/clock'
import { fieldsOf, idOf, textOf } from '@/server/database/stored-values'
import { readTitle } from '@collections/system/trash/read-title'
import { bilingual, translate } from '@collections/labels'

type Stored = Record<string, unknown> & { id: string }
/** The top-level fields of a collection with ids of other documents inside JSON, and which documents count. */
type Holder = { slug: CollectionSlug; fields: readonly string[]; where?: Where }

const maxNamed = 5

/** Menus of last night, which may still be served, of today and of later days. The others are history. */
function menusFromLastNight(site: Record<string, unknown>): Holder[] {
  const lastNight = addDays(campusDateAt(clock.now(), textOf(site.timeZone) ?? 'UTC'), -1)
  return [{ slug: 'menus', fields: ['day'], where: { date: { greater_than_equal: lastNight } } }]
}

const hasText = (field: FlattenedField): boolean =>
  field.type === 'richText' || ('flattenedFields' in field && field.flattenedFields.some(hasText))

function textsOf(site: Record<string, unknown>, { payload }: PayloadRequest): Holder[] {
  return Object.values(payload.collections).flatMap(({ config: { slug, flattenedFields } }) => {
    const isOfSite = flattenedFields.some(({ name }) => name === 'site')
    const fields = flattenedFields.filter(hasText).map(({ name }) => name)
    return isOfSite && fields.length > 0 ? [{ slug, fields }] : []
  })
}

const holdersOf: Partial<Record<CollectionSlug, (site: Record<string, unknown>, req: PayloadRequest) => Holder[]>> = {
  dishes: menusFromLastNight,
  images: textsOf,
}

/** The documents of a site that name an id, published or in a draft; also those that the person may not read. */
async function findNaming(id: string, site: string, { slug, fields, where = {} }: Holder, req: PayloadRequest) {
  const { collections, db } = req.payload
  const all = { collection: slug, locale: 'all', pagination: false, limit: 0, req } as const
  const ofSite: Where = { and: [{ site: { equals: site } }, where] }
  const drafts = collections[slug].config.versions?.drafts
    ? await db.queryDrafts<Stored>({ ...all, where: appendVersionToQueryKey(ofSite) })
    : { docs: [] }
  const { docs } = await db.find<Stored>({ ...all, where: ofSite })
  const names = (doc: Stored) => JSON.stringify(fields.map((name) => doc[name])).includes(`"${id}"`)
  const found = new Map([...docs, ...drafts.docs].filter(names).map((doc) => [String(doc.id), doc]))
  return Promise.all([...found.values()].map((doc) => readTitle(req.payload, slug, doc, req)))
}

const refuseWhileNamed: CollectionBeforeDeleteHook = async ({ id, req, collection }) => {
  const { db } = req.payload
  const document = fieldsOf(await db.findOne({ collection: collection.slug, where: { id: { equals: id } }, req }))
  const site = fieldsOf(await db.findOne({ collection: 'sites', where: { id: { equals: idOf(document.site) } }, req }))
  const titles: Localized[] = []
  for (const holder of holdersOf[collection.slug]?.(site, req) ?? [])
    titles.push(...(await findNaming(String(id), String(site.id), holder, req)))
  if (titles.length === 0) return
  const list = (language: 'en' | 'fr') =>
    titles
      .slice(0, maxNamed)
      .map((title) => title[language])
      .join(', ')
  const more = titles.length - maxNamed
  throw new APIError(
    translate(
      req,
      bilingual(
        `Still in use: ${list('en')}${more > 0 ? ` and ${more} more` : ''}. Take it out there first.`,
        `Encore utilisé\u00a0: ${list('fr')}${more > 0 ? ` et ${more} de plus` : ''}. Retirez-le d’abord de là.`,
      ),
    ),
    409,
    undefined,
    true,
  )
}

/**
 * Refuses to delete what others name by an id inside JSON, which `keepUsed` does not see: a dish on a menu that is or will be
 * served, a picture in a text. The refusal names the documents.
 */
export const keepNamed: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => {
    if (!holdersOf[collection.slug as CollectionSlug]) return collection
    const beforeDelete = [...(collection.hooks?.beforeDelete ?? []), refuseWhileNamed]
    return { ...collection, hooks: { ...collection.hooks, beforeDelete } }
  }),
})
