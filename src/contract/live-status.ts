import type { z } from 'zod'
import type { statusResponse } from './locations'

type Row = z.infer<typeof statusResponse>['locations'][number]
/** Whether a location is open, in a sentence and a colour. */
export type StatusSaid = Row['status']

const isSaid = (it: unknown): it is StatusSaid => {
  const { label, message, color } = (it ?? {}) as Partial<StatusSaid>
  return (
    (label === 'open' || label === 'closed') &&
    typeof message === 'string' &&
    (color === 'green' || color === 'orange' || color === 'red' || color === 'grey')
  )
}

/**
 * How each location stands, by its id, from an answer of `locations/status`; null for a refusal and for anything else.
 * Written by hand, for it runs in browsers: the schema itself would bring all of zod to the page. Spec: PUB-4.10.
 */
export function readStatuses(answer: unknown): ReadonlyMap<string, StatusSaid> | null {
  const { status, locations } = (answer ?? {}) as { status?: unknown; locations?: unknown }
  if (status !== 'success' || !Array.isArray(locations)) return null
  return new Map(
    (locations as Partial<Row>[]).flatMap(({ id, status: said }) => (id && isSaid(said) ? [[id, said] as const] : [])),
  )
}
