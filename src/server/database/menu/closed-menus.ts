import type { Payload } from 'payload'
import { isCampusDate } from '@/domain/time/calendar'
import type { Schedule } from '@/domain/places/hours/schedules'
import { readPublicDocuments } from '@/server/database/read-public-documents'
import { idOf, textOf } from '@/server/database/stored-values'

/** A day on which the menu of a location says that it is closed, as special hours. */
type MenuClosure = Schedule & { id: string; locationId: string; createdAt: string }

/**
 * The menus of a site that are closed all day, as closures of their location, so that hours and status agree with the menu.
 * Spec: PUB-3.5, PUB-4.4.
 */
export async function readMenuClosures(payload: Payload, siteId: string): Promise<MenuClosure[]> {
  const menus = await readPublicDocuments(payload, 'menus', {
    where: { and: [{ site: { equals: siteId } }, { closed: { equals: true } }] },
    select: { location: true, date: true, createdAt: true },
  })
  return menus.flatMap((doc): MenuClosure[] => {
    const [locationId, date] = [idOf(doc.location), textOf(doc.date)]
    if (locationId === null || date === null || !isCampusDate(date)) return []
    const createdAt = textOf(doc.createdAt) ?? new Date(0).toISOString()
    return [{ ...closedDay(date), id: String(doc.id), locationId, createdAt }]
  })
}

const closedDay = (date: string): Schedule => ({
  type: 'special_hours',
  name: null,
  start: date,
  end: date,
  days: [],
  opensAtMinute: null,
  closesAtMinute: null,
  openLate: false,
  closure: true,
})
