import { setImmediate } from 'node:timers/promises'
import type {
  BaseDatabaseAdapter,
  CollectionBeforeOperationHook,
  FindArgs,
  PaginatedDocs,
  SanitizedConfig,
} from 'payload'
import { limitDepth, limitPage, limitPageSize, readStudioQuery, type StudioQuery } from '@/domain/http/studio-query'
import { withMutex } from '@/server/database/locks/keyed-mutex'
import { checkBulkSize } from './check-bulk-size'
import { isPermittedQuery } from './is-permitted-query'
import { QueryRefusal } from './query-refusal'
import { readsForeignSites } from './reads-foreign-sites'
import { signedInStaff } from '@collections/access/signed-in-staff'

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
  const parts = readStudioQuery(query)
  if (!parts || !isPermittedQuery(req.payload, collection, parts)) throw new QueryRefusal(req)
  if (readsForeignSites(req.payload, collection, parts, signedInStaff(req))) throw new QueryRefusal(req)
  if (query.id === undefined) await checkBulkSize({ collection, operation, req, where: query.where })
  const depth = limitDepth(query.depth, req.payload.config.defaultDepth)
  // Payload would answer 200 without storing the texts, and what hooks derive from them would be stored.
  if (operation === 'update' && req.locale === 'all' && req.payloadAPI === 'REST') throw new QueryRefusal(req)
  if (operation !== 'read') return { ...args, depth }
  const everything = query.limit === 0 || query.pagination === false
  // The studio's server code requests everything in a few lists of ids. The REST API gets a page.
  const limit = everything && req.payloadAPI !== 'REST' ? query.limit : limitPageSize(query, depth)
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
