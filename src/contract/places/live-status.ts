import type { z } from 'zod'
import type { statusResponse } from './locations'

type Row = z.infer<typeof statusResponse>['locations'][number]
/** A location's status with its message and colour. */
export type LocationStatus = Row['status']

const isStatus = (value: unknown): value is LocationStatus => {
  const { label, message, color } = (value ?? {}) as Partial<LocationStatus>
  return (
    (label === 'open' || label === 'closed') &&
    typeof message === 'string' &&
    (color === 'green' || color === 'orange' || color === 'red' || color === 'grey')
  )
}

/**
 * Parses a response of `locations/status` into statuses by location id. Null for errors and invalid responses. Parsed by
 * hand, because this runs in browsers and the schema would add zod to the page. Spec: PUB-4.10.
 */
export function parseStatuses(body: unknown): ReadonlyMap<string, LocationStatus> | null {
  const { status, locations } = (body ?? {}) as { status?: unknown; locations?: unknown }
  if (status !== 'success' || !Array.isArray(locations)) return null
  return new Map(
    (locations as Partial<Row>[]).flatMap(({ id, status: value }) =>
      id && isStatus(value) ? [[id, value] as const] : [],
    ),
  )
}
