import type { Payload } from 'payload'
import { minuteOfTime, slotKey } from '@/domain/reservations/reservation-keys'
import { isPast } from '@/domain/reservations/reservation-window'
import { readSite } from '@/features/site/read-sites'
import { releaseSeats, waitClaim } from '@/server/database/reservations/slots'
import { endWait, readOpenWaits, type StoredWait } from '@/server/database/reservations/waits'
import { offerFreedSeats } from './offer-freed-seats'

/**
 * Ends offers that nobody has accepted in time, and entries whose time is over, then offers the seats to those who wait next. Part
 * of every round of jobs; any number of processes may run it.
 */
export async function advanceWaitingLists(payload: Payload, now: Date): Promise<void> {
  const open = await readOpenWaits(payload, 'all')
  const times = new Map<string, StoredWait>()
  for (const wait of open) {
    if ((await isOver(wait, now)) && (await endWait(payload, wait.id, [wait.status], 'expired', now)))
      await releaseSeats(payload, wait, waitClaim(wait.id))
    times.set(slotKey(wait.locationId, wait.time), wait)
  }
  for (const wait of times.values()) await offerFreedSeats(payload, wait, now)
}

async function isOver({ siteId, time, status, offeredUntil }: StoredWait, now: Date): Promise<boolean> {
  if (status === 'offered' && offeredUntil !== null && offeredUntil < now) return true
  const site = await readSite(siteId, now)
  return site === null || isPast(time.date, minuteOfTime(time), now, site.timeZone)
}
