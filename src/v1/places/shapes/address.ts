import type { z } from 'zod'
import type { addressShape, siteAddressShape } from '@/contract/places/address'
import { gmtOffsetHours, isDaylightSaving, zoneAbbreviation, type ZoneName } from '@/domain/time/campus-time'
import type { Address } from '@/domain/places/address'
import type { Site } from '@/domain/site/site'

type AddressRow = z.infer<typeof addressShape>
type Zone = Pick<AddressRow, 'dst' | 'gmt' | 'gmt_offset' | 'abbreviation' | 'zone_name'>

/** An instant and the time zone of a site. */
export type ZonedInstant = { now: Date; zone: ZoneName }

/** A location's address with the time zone of its site at an instant. Missing texts are empty; missing coordinates are null. Spec: PUB-3.3, V1-4. */
export const addressRow = (address: Address, at: ZonedInstant): AddressRow => rowOf(address, zoneOf(at))

/** Whether the address has any part. An address without one is null in v1. */
export const hasAddress = (address: Address) => Object.values(address).some((part) => part !== null)

/** A site's address with its time zone at an instant. Spec: PUB-3.1, V1-10. */
export const siteAddressRow = (
  { id, address, timeZone }: Pick<Site, 'id' | 'address' | 'timeZone'>,
  now: Date,
): z.infer<typeof siteAddressShape> => ({ id, ...rowOf(address, zoneOf({ now, zone: timeZone })) })

/**
 * `gmt_offset` is in whole hours, rounded down, because clients decode integers; half-hour zones are exact in `zone_name` only.
 * `gmt` is the offset without daylight saving.
 */
function zoneOf({ now, zone }: ZonedInstant): Zone {
  const dst = isDaylightSaving(now, zone)
  const offset = Math.floor(gmtOffsetHours(now, zone))
  return {
    dst,
    gmt: offset - (dst ? 1 : 0),
    gmt_offset: offset,
    abbreviation: zoneAbbreviation(now, zone),
    zone_name: zone,
  }
}

function rowOf({ street, metadata, city, state, zipCode, lat, lon, phone }: Address, zone: Zone): AddressRow {
  return {
    street: street ?? '',
    metadata,
    city: city ?? '',
    state: state ?? '',
    zip_code: zipCode ?? '',
    lat,
    lon,
    phone,
    dst: zone.dst,
    gmt: zone.gmt,
    phone_formatted: formatPhone(phone),
    ext_formatted: null,
    gmt_offset: zone.gmt_offset,
    coordinates: [lon, lat],
    manual_coords: lat === null || lon === null ? [] : [lat, lon],
    abbreviation: zone.abbreviation,
    zone_name: zone.zone_name,
  }
}

/** Formats ten digits as `(514) 555 - 0100`; null for anything else. */
export function formatPhone(phone: string | null): string | null {
  const parts = /^(\d{3})(\d{3})(\d{4})$/.exec(phone ?? '')
  return parts && `(${parts[1]}) ${parts[2]} - ${parts[3]}`
}
