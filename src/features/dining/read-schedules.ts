import type { Schedule } from '@/domain/schedules'
import { everySiteTag, siteTag } from '@/server/cache-tags'
import { caches } from '@/server/caches'
import { openPayload } from '@/server/payload'
import { readStored } from '@/server/read-stored'
import { idOf, textOf } from '@/server/stored'
import { scheduleOf } from '@/server/stored-schedule'

/** A row of hours as a document; `createdAt` is an ISO instant. */
export type StoredSchedule = Schedule & { id: string; locationId: string | null; createdAt: string }

/** Every row of a site's hours, of locations in use or not, the oldest first; none for an unknown site. Spec: PUB-3.5. */
export async function readSchedules(siteId: string): Promise<StoredSchedule[]> {
  const schedules = await caches.values.remember(`schedules:${siteId}`, async () => {
    const docs = await readStored(await openPayload(), 'schedules', {
      where: { site: { equals: siteId } },
      sort: ['createdAt', 'id'],
    })
    const value = docs.map((doc) => ({
      ...scheduleOf(doc),
      id: String(doc.id),
      locationId: idOf(doc.location),
      createdAt: textOf(doc.createdAt) ?? new Date(0).toISOString(),
    }))
    return { value, tags: [siteTag(siteId), everySiteTag] }
  })
  return schedules as StoredSchedule[]
}
