import type { z } from 'zod'
import type { statusResponse } from '@/contract/locations'
import type { Location } from '@/domain/campus'
import { isoWithOffset, type ZoneName } from '@/domain/campus-time'
import type { Locale } from '@/domain/locale'
import { openStatus, statusMessage } from '@/domain/open-status'
import type { Schedule } from '@/domain/schedules'
import { success } from '@/v1/envelope'
import { addressRow, isKnownAddress } from './address'

export type StatusAsked = { locations: Location[]; zone: ZoneName; now: Date }

/** Every active location, buildings not among them; `records` is 0 as in the recordings. Spec: PUB-7.28, PUB-4.10. */
export function status({ locations, zone, now }: StatusAsked, locale: Locale): z.infer<typeof statusResponse> {
  const active = locations.filter((location) => location.active)
  return success(0, {
    locations: active.map(({ id, name, schedules, occupancy, address }) => {
      const { status: row, next_change_at } = statusKeys(schedules, now, zone, locale)
      return {
        id,
        name: name[locale],
        open: row.label === 'open',
        status: row,
        occupancy,
        address: isKnownAddress(address) ? addressRow(address) : null,
        next_change_at,
      }
    }),
  })
}

/** How a location stands, and the instant at which it opens or closes next. Spec: V1-14.8, PUB-4.10. */
export function statusKeys(schedules: readonly Schedule[], now: Date, zone: ZoneName, locale: Locale) {
  const it = openStatus(schedules, now, zone)
  return {
    status: { label: it.label, message: statusMessage(it, now, zone, locale), color: it.color },
    next_change_at: it.nextChangeAt && isoWithOffset(it.nextChangeAt, zone),
  }
}
