import type { CollectionSlug, Payload, Where } from 'payload'
import { DocumentSchedule } from './document-schedule'

type Props = { collection: string; id?: string | number; payload: Payload }
type Read = { id: string; site?: unknown; timeZone?: string }

/** The schedule of a document, with the time zone of its campus: the drawer must know it when it opens. */
export async function ScheduleOfDocument({ collection, id, payload }: Props) {
  const read = (from: CollectionSlug, value: unknown) => {
    const where: Where = { id: { equals: value } }
    return value ? payload.db.findOne<Read>({ collection: from, where }) : null
  }
  const site = await read('sites', (await read(collection as CollectionSlug, id))?.site)
  return <DocumentSchedule timeZone={site?.timeZone ?? 'America/Toronto'} />
}
