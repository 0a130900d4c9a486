import type { z } from 'zod'
import type { statusResponse } from '@/contract/places/locations'
import type { Location } from '@/domain/places/location'
import { formatIsoWithOffset, type ZoneName } from '@/domain/time/campus-time'
import type { Locale } from '@/domain/locale'
import { getOpenStatus, formatStatusMessage } from '@/domain/places/hours/open-status'
import type { Schedule } from '@/domain/places/hours/schedules'
import { success } from '@/v1/engine/envelope'
import { addressRow, hasAddress } from './address'

export type StatusData = { locations: Location[]; zone: ZoneName; now: Date }

/** The status of every active location, without buildings. Clients expect 0 in `records`. Spec: PUB-7.28, PUB-4.10, V1-4. */
export function status({ locations, zone, now }: StatusData, locale: Locale): z.infer<typeof statusResponse> {
  const active = locations.filter((location) => location.active)
  return success(0, {
    locations: active.map(({ id, name, schedules, occupancy, address }) => {
      const { status: row, next_change_at } = statusFields(schedules, now, zone, locale)
      return {
        id,
        name: name[locale],
        open: row.label === 'open',
        status: row,
        occupancy,
        address: hasAddress(address) ? addressRow(address, { now, zone }) : null,
        next_change_at,
      }
    }),
  })
}

/** The status of a location, and the instant of its next change; null if none is known. Spec: V1-14.8, PUB-4.10. */
export function statusFields(schedules: readonly Schedule[], now: Date, zone: ZoneName, locale: Locale) {
  const current = getOpenStatus(schedules, now, zone)
  return {
    status: { label: current.label, message: formatStatusMessage(current, now, zone, locale), color: current.color },
    next_change_at: current.nextChangeAt && formatIsoWithOffset(current.nextChangeAt, zone),
  }
}
