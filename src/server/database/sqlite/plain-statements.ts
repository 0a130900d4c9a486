import type { InStatement } from '@libsql/client'
import type { CollectionSlug, CreateArgs, FindArgs, FindOneArgs, PayloadRequest, UpdateOneArgs, Where } from 'payload'
import type { EmbeddedAdapter } from '@/server/copy/stores/database-adapters'
import { isGroup, plainTableOf, type PlainTable } from './plain-columns'
import { plainCondition } from './plain-conditions'
import { documentOf, selectedColumns, valuesOf } from './plain-documents'

type Data = Record<string, unknown>
/** What is more than columns of one table: the adapter does it as before. */
const notPlain = Symbol('not plain')
type Attempt<Value> = Promise<Value | typeof notPlain>
/** The methods of the adapter, without the types of documents. */
type Methods = {
  findOne: (args: FindOneArgs) => Promise<Data | null>
  find: (args: FindArgs) => Promise<{ docs: Data[] }>
  create: (args: CreateArgs) => Promise<Data>
  updateOne: (args: UpdateOneArgs) => Promise<Data | null>
}

/**
 * Gives the SQLite adapter a short way for what touches columns of one table only: `findOne`, a `find` of everything, a `create`
 * with `returning: false`, and an atomic `updateOne` with a `select`. Each is one statement. Payload's way visits every field of
 * the collection for the statement and for the result, which takes several times as long as the statement (docs/payload-workarounds.md). It is
 * used for everything else, and in transactions.
 */
export function addPlainStatements(db: EmbeddedAdapter): void {
  const methods = db as unknown as Methods
  const { findOne, find, create, updateOne } = plainStatements(db)
  const orElse =
    <Args extends { req?: Partial<PayloadRequest> }, Value>(
      short: (args: Args) => Attempt<Value>,
      long: (args: Args) => Promise<Value>,
    ) =>
    async (args: Args): Promise<Value> => {
      const value = args.req?.transactionID === undefined ? await short(args) : notPlain
      return value === notPlain ? long.call(db, args) : value
    }
  methods.findOne = orElse(findOne, methods.findOne)
  methods.find = orElse(find, methods.find)
  methods.create = orElse(create, methods.create)
  methods.updateOne = orElse(updateOne, methods.updateOne)
}

type Query = { collection: string; where?: Where; joins?: unknown; draftsEnabled?: boolean } & Pick<
  FindOneArgs,
  'select'
>

function plainStatements(db: EmbeddedAdapter) {
  const tables = new Map<string, PlainTable>()
  const tableOf = (collection: string): PlainTable => {
    const table = tables.get(collection) ?? plainTableOf(db, collection as CollectionSlug)
    tables.set(collection, table)
    return table
  }
  const run = async (sql: string, args: unknown[]) => (await db.client.execute({ sql, args } as InStatement)).rows

  /** The documents that a query finds, the newest first. */
  async function read({ collection, where, select, joins, draftsEnabled }: Query, limit: string): Attempt<Data[]> {
    if (joins || draftsEnabled || !where) return notPlain
    const table = tableOf(collection)
    const [columns, condition] = [selectedColumns(table, select), plainCondition(table, where)]
    if (!columns || !condition) return notPlain
    const createdAt = table.fields.get('createdAt')
    const order = createdAt && !isGroup(createdAt) ? createdAt.sql : '"id"'
    const rows = await run(
      `select ${listOf(columns)} from ${table.sql} where ${condition.sql} order by ${order} desc${limit}`,
      condition.values,
    )
    return rows.map((row) => documentOf(columns, row))
  }

  return {
    async findOne(args: FindOneArgs): Attempt<Data | null> {
      const docs = await read(args, ' limit 1')
      return docs === notPlain ? docs : (docs[0] ?? null)
    },

    async find(args: FindArgs): Attempt<{ docs: Data[] }> {
      if (args.pagination !== false || args.limit !== 0 || args.sort || args.skip) return notPlain
      const docs = await read(args, '')
      return docs === notPlain ? docs : ({ ...onePage, docs, totalDocs: docs.length } as { docs: Data[] })
    },

    async create({ collection, data, returning }: CreateArgs): Attempt<Data> {
      if (returning !== false || typeof data.id !== 'string') return notPlain
      const table = tableOf(collection)
      const row = valuesOf(table, data, ['createdAt', 'updatedAt'])
      if (!row) return notPlain
      const places = row.map(() => '?').join(', ')
      try {
        await run(
          `insert into ${table.sql} (${listOf(row)}) values (${places})`,
          row.map(({ value }) => value),
        )
        return null as never // nothing was asked for
      } catch (error) {
        if (isUniqueError(error)) return notPlain // nothing was stored, and Payload's way reports which index refused it
        throw error
      }
    },

    async updateOne({ collection, where, data, select, options }: UpdateOneArgs): Attempt<Data | null> {
      if (!where || !select || options?.atomic !== true) return notPlain
      const table = tableOf(collection)
      const [columns, condition] = [selectedColumns(table, select), plainCondition(table, where)]
      const row = valuesOf(table, data, ['updatedAt'])
      if (!columns || !condition || !row) return notPlain
      const changes = row.map(({ sql }) => `${sql} = ?`).join(', ')
      const [changed] = await run(
        `update ${table.sql} set ${changes} where ${condition.sql} returning ${listOf(columns)}`,
        [...row.map(({ value }) => value), ...condition.values],
      )
      return changed ? documentOf(columns, changed) : null
    },
  }
}

/** What Payload returns with the documents of a `find` without pages. */
const onePage = {
  totalPages: 1,
  page: 1,
  pagingCounter: 1,
  hasPrevPage: false,
  hasNextPage: false,
  prevPage: null,
  nextPage: null,
  limit: 0,
}

const listOf = (columns: readonly { sql: string }[]) => columns.map(({ sql }) => sql).join(', ')
const isUniqueError = (error: unknown) => error instanceof Error && error.message.includes('UNIQUE constraint failed')
