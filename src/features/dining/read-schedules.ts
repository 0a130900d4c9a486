import type { Schedule } from '@/domain/schedules'
import { everySiteTag, siteTag } from '@/server/cache-tags'
import { caches } from '@/server/caches'
import { openPayload } from '@/server/payload'
import { fieldsOf, idOf, textOf } from '@/server/stored'
import { scheduleOf } from '@/server/stored-schedule'

/** A row of hours as a document; `createdAt` is an ISO instant. */
export type StoredSchedule = Schedule & { id: string; locationId: string | null; createdAt: string }

/** Every row of a site's hours, of locations in use or not, the oldest first; none for an unknown site. Spec: PUB-3.5. */
export async function readSchedules(siteId: string): Promise<StoredSchedule[]> {
  const schedules = await caches.values.remember(`schedules:${siteId}`, async () => {
    const payload = await openPayload()
    const { docs } = await payload.find({
      collection: 'schedules',
      where: { site: { equals: siteId } },
      sort: ['createdAt', 'id'],
      locale: 'all',
      depth: 0,
      pagination: false,
      overrideAccess: true, // public data of one site; hours of inactive locations are left out by whoever shows them
    })
    const value = docs.map(fieldsOf).map((doc) => ({
      ...scheduleOf(doc),
      id: String(doc.id),
      locationId: idOf(doc.location),
      createdAt: textOf(doc.createdAt) ?? new Date(0).toISOString(),
    }))
    return { value, tags: [siteTag(siteId), everySiteTag] }
  })
  return schedules as StoredSchedule[]
}
