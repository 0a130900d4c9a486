import { keepEffectiveClosures, type Schedule } from '@/domain/places/hours/schedules'
import { everySiteTag, siteTag } from '@/server/cache/cache-tags'
import { caches } from '@/server/cache/caches'
import { readMenuClosures } from '@/server/database/menu/closed-menus'
import { openPayload } from '@/server/database/payload'
import { readPublicDocuments } from '@/server/database/read-public-documents'
import { idOf, textOf } from '@/server/database/stored-values'
import { scheduleOf } from '@/server/database/menu/stored-schedule'

/** A stored schedule. `createdAt` is an ISO timestamp. */
export type StoredSchedule = Schedule & { id: string; locationId: string | null; createdAt: string }

/** All schedules of a site, oldest first, then its closed menus; those of inactive locations included. Empty for an unknown site. Spec: PUB-3.5. */
export async function readSchedules(siteId: string): Promise<StoredSchedule[]> {
  const schedules = await caches.values.getOrBuild(`schedules:${siteId}`, async () => {
    const payload = await openPayload()
    const docs = await readPublicDocuments(payload, 'schedules', {
      where: { site: { equals: siteId } },
      sort: ['createdAt', 'id'],
    })
    const stored = docs.map((doc) => ({
      ...scheduleOf(doc),
      id: String(doc.id),
      locationId: idOf(doc.location),
      createdAt: textOf(doc.createdAt) ?? new Date(0).toISOString(),
    }))
    const closures = (await readMenuClosures(payload, siteId)).filter((closure) => {
      const own = stored.filter(({ locationId, type }) => locationId === closure.locationId && type !== 'reservation')
      return keepEffectiveClosures(own, [closure]).length > 0
    })
    const value = [...stored, ...closures]
    return { value, tags: [siteTag(siteId), everySiteTag] }
  })
  return schedules as StoredSchedule[]
}
