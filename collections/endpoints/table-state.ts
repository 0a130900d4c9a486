import { buildTableStateHandler } from '@payloadcms/ui/utilities/buildTableState'
import type { ServerFunction } from 'payload'
import { limitPageSize } from '@/domain/http/studio-query'

type Args = Parameters<typeof buildTableStateHandler>[0]

/** Payload's server function for tables, whose caller chooses the page size. Gives no more than a page of the studio's lists. */
export const tableState: ServerFunction<Args> = (args) => {
  const { limit, ...query } = args.query ?? {}
  const pageSize = limitPageSize({ limit: limit === undefined ? undefined : Number(limit) }, 0)
  return buildTableStateHandler(args.query ? { ...args, query: { ...query, limit: pageSize } } : args)
}
