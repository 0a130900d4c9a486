import { setImmediate } from 'node:timers/promises'
import {
  type BaseDatabaseAdapter,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type FindArgs,
  NotFound,
  type PaginatedDocs,
  type Payload,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type Where,
} from 'payload'
import {
  limitDepth,
  limitPage,
  limitPageSize,
  readStudioQuery,
  type StudioQuery,
  type QueryParts,
} from '@/domain/http/studio-query'
import { withMutex } from '@/server/database/locks/keyed-mutex'
import { signedInStaff } from '@collections/access/signed-in-staff'
import type { Staff } from '@/domain/roles'
import { QueryRefusal } from './query-errors'
import { walkPath, isList, type PathRoute } from './walk-path'
import { bilingual } from '@collections/labels'
import type { Condition } from '@/domain/http/studio-filter'

/**
 * Related documents that one condition or one sort may pass through. With two, Payload does not wait for its own check of the
 * last field (`validateSearchParam` in 3.90.1); when that fails, the unhandled rejection ends the process.
 */
const maxRelationships = 1
/** Conditions and sorts through fields with several values. Each one joins another table on SQLite. */
const maxLists = 6

const isDate = (value: unknown) =>
  value === null ||
  value === '' ||
  value === 'null' ||
  !Number.isNaN(new Date(typeof value === 'number' ? value : String(value)).getTime())

/** Whether the database can compare the field with the values. Payload fails on those that it cannot convert. */
function isComparable({ operator, values }: Condition, { field }: PathRoute): boolean {
  if (operator === 'all') return field !== null && isList(field)
  return field?.type !== 'date' || operator === 'exists' || values.every(isDate)
}

/** Whether a query neither reads secret fields nor passes through too many related documents and lists. */
function isPermittedQuery(
  payload: Payload,
  collection: SanitizedCollectionConfig,
  { conditions, sorts }: QueryParts,
): boolean {
  const compared = conditions.map((condition) => ({ condition, route: walkPath(payload, collection, condition.path) }))
  const routes = [...compared.map(({ route }) => route), ...sorts.map((path) => walkPath(payload, collection, path))]
  return (
    routes.every(({ isSecret, relationships }) => !isSecret && relationships <= maxRelationships) &&
    routes.reduce((sum, { lists }) => sum + lists, 0) <= maxLists &&
    compared.every(({ condition, route }) => isComparable(condition, route))
  )
}

/** The largest page of the studio’s lists. A save takes 30 to 90 ms on SQLite. */
const maxBulk = 100

const tooMany = bilingual(
  `Change at most ${maxBulk} documents at once.`,
  `Modifiez au plus ${maxBulk} documents à la fois.`,
)

type Bulk = { collection: SanitizedCollectionConfig; operation: string; req: PayloadRequest; where: unknown }

/** Refuses to change or delete more documents in one request than a page of the studio’s lists shows. */
async function checkBulkSize({ collection, operation, req, where }: Bulk): Promise<void> {
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

/**
 * Whether a query could tell a member of staff which sites their colleagues work for besides those that they share: it filters
 * or sorts by the sites of accounts, other than by the reader's own ones, as the studio's list of one site does.
 */
function readsForeignSites(
  payload: Payload,
  collection: SanitizedCollectionConfig,
  { conditions, sorts }: QueryParts,
  reader: Staff | null,
): boolean {
  if (!reader || reader.role === 'administrator') return false
  const isOfSites = (path: string) => walkPath(payload, collection, path).isOfStaffSites
  const isOwn = ({ path, operator, values }: QueryParts['conditions'][number]) =>
    collection.slug === 'staff' &&
    path.replaceAll('__', '.') === 'sites.site' &&
    ['equals', 'in'].includes(operator) &&
    values.every((site) => reader.siteIds.includes(String(site)))
  return sorts.some(isOfSites) || conditions.some((condition) => isOfSites(condition.path) && !isOwn(condition))
}

const lockCollection = 'payload-locked-documents'

/**
 * Lets other requests run. One step of the studio begins in each turn of the event loop: SQLite's calls return without a turn,
 * so that all steps that wait would otherwise run at once. A bulk edit of 100 dishes then stops the server for 1.2 s.
 */
const nextTurn = () => withMutex('studio steps', () => setImmediate())

type Args = StudioQuery & { currentDepth?: number; id?: unknown }

/**
 * Refuses a query that is too complex or that reads secret fields, and limits depth and page size. Applies to operations
 * with the rights of a person: the REST API and the lists of the studio. The server's own reads state `overrideAccess: true`,
 * and those that load related documents have a `currentDepth`, which no request can set.
 */
const limitQuery: CollectionBeforeOperationHook = async ({ args, collection, operation, overrideAccess, req }) => {
  const query = args as Args
  if (req.user?.collection === 'staff') await nextTurn()
  if (overrideAccess === true || query.currentDepth !== undefined) return args
  if (Number.isNaN(query.id)) throw new NotFound(req.t) // Payload’s own collections have numbers on SQLite
  const parts = readStudioQuery(query)
  if (!parts || !isPermittedQuery(req.payload, collection, parts)) throw new QueryRefusal(req)
  if (readsForeignSites(req.payload, collection, parts, signedInStaff(req))) throw new QueryRefusal(req)
  if (query.id === undefined) await checkBulkSize({ collection, operation, req, where: query.where })
  const depth = limitDepth(query.depth, req.payload.config.defaultDepth)
  // Payload would answer 200 without storing the texts, and what hooks derive from them would be stored.
  if (operation === 'update' && req.locale === 'all' && req.payloadAPI === 'REST') throw new QueryRefusal(req)
  if (operation !== 'read') return { ...args, depth }
  const everything = query.limit === 0 || query.pagination === false
  // The studio's server code requests everything, or many ids, in a few lists. The REST API gets a page.
  const isOwnRead = (everything && req.payloadAPI !== 'REST') || req.context.readsIdsOnly === true
  const limit = isOwnRead ? query.limit : limitPageSize(query, depth)
  return { ...args, depth, limit, page: limitPage(query.page) }
}

/**
 * Lets other requests run between the documents of a bulk edit or deletion. Payload prepares all of them at once; its search
 * for locks is the first step of each.
 */
function separateDocuments(adapter: BaseDatabaseAdapter): BaseDatabaseAdapter {
  const { find } = adapter
  adapter.find = async <Doc>(args: FindArgs) => {
    if (args.collection === lockCollection) await nextTurn()
    return find.call(adapter, args) as Promise<PaginatedDocs<Doc>>
  }
  return adapter
}

/**
 * Limits what one query of the studio may cost. First of all hooks of each collection, including those that Payload adds.
 *
 * Not a plug-in: plug-ins run before Payload adds its own collections. Apply this to the result of `buildConfig`.
 */
export function limitQueries(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) hooks.beforeOperation.unshift(limitQuery)
  const { db } = config
  config.db = { ...db, init: (args) => separateDocuments(db.init(args)) }
  return config
}
