import { findExcessiveFilter, isFieldPath, type Condition, type FilterSize } from './studio-filter'

/** Limits of one query of the studio. Decision 0080 says why. */
export const queryLimits = {
  depth: 2,
  pageSize: 50,
  /** Without related documents. The studio's lists offer pages of up to 100. */
  pageSizeAtDepth0: 100,
  page: 100_000,
  sortFields: 3,
  /** Names in `select` and `populate`. */
  names: 200,
  nameLevels: 8,
} as const

export type StudioQuery = {
  where?: unknown
  sort?: unknown
  select?: unknown
  populate?: unknown
  joins?: unknown
  depth?: unknown
  limit?: unknown
  page?: unknown
  pagination?: unknown
}

const wholeNumber = (value: unknown, least: number): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= least ? value : null

/** The depth to use for a requested one. Anything but a whole number from 0 counts as none, and gets the given default. */
export const limitDepth = (depth: unknown, otherwise: number): number =>
  Math.min(wholeNumber(depth, 0) ?? otherwise, queryLimits.depth)

/**
 * The page size to use for a requested one. `limit=0` and `pagination=false` request everything and get the largest page;
 * anything that is not a whole number gets undefined, which is the default of the caller.
 */
export function limitPageSize({ limit, pagination }: StudioQuery, depth: number): number | undefined {
  const most = depth === 0 ? queryLimits.pageSizeAtDepth0 : queryLimits.pageSize
  const wanted = wholeNumber(limit, 0)
  if (wanted === 0 || (pagination === false && wanted === null)) return most
  return wanted === null ? undefined : Math.min(wanted, most)
}

/** The page number to use for a requested one; undefined, which is the first page, for anything that is not one. */
export function limitPage(page: unknown): number | undefined {
  const wanted = wholeNumber(page, 1)
  return wanted === null ? undefined : Math.min(wanted, queryLimits.page)
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || value === false || value === true

/** The number of names in a nested selection; infinite when it is nested too deeply. */
function countNames(value: unknown, levels: number = queryLimits.nameLevels): number {
  if (typeof value !== 'object' || value === null) return 1
  if (levels === 0) return Infinity
  return Object.values(value).reduce<number>((sum, part) => sum + countNames(part, levels - 1), 1)
}

const sortFieldsOf = (sort: unknown): unknown[] =>
  isEmpty(sort) ? [] : typeof sort === 'string' ? sort.split(',') : Array.isArray(sort) ? sort : [sort]

/** The conditions of a query's filter and the names of the fields by which it sorts. */
export type QueryParts = { conditions: Condition[]; sorts: string[] }

/**
 * Returns what a query filters and sorts by, or null for a query that exceeds a limit or is malformed. Pure: it
 * does not know which fields a collection has.
 */
export function readStudioQuery({ where, sort, select, populate, joins }: StudioQuery): QueryParts | null {
  const size: FilterSize = { conditions: [], cost: 0, values: 0 }
  if (!isEmpty(where) && findExcessiveFilter(where, size)) return null
  const sorts = sortFieldsOf(sort).map((it) => (typeof it === 'string' ? it.replace(/^-/, '') : ''))
  if (sorts.length > queryLimits.sortFields || !sorts.every(isFieldPath)) return null
  const names = [select, populate].filter((it) => !isEmpty(it))
  if (!names.every((it) => typeof it === 'object')) return null
  if (names.reduce<number>((sum, it) => sum + countNames(it), 0) > queryLimits.names) return null
  // No collection has a join field.
  if (typeof joins === 'object' && joins !== null && Object.values(joins).some((join) => !isEmpty(join))) return null
  return { conditions: size.conditions, sorts }
}
