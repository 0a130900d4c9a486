import type { z } from 'zod'
import type { addressShape, siteAddressShape } from '@/contract/address'
import { gmtOffsetHours, isDaylightSaving, zoneAbbreviation } from '@/domain/campus-time'
import type { Address, Site } from '@/domain/campus'

type AddressRow = z.infer<typeof addressShape>
type Zone = Pick<AddressRow, 'dst' | 'gmt' | 'gmt_offset' | 'abbreviation' | 'zone_name'>

const noZone: Zone = { dst: false, gmt: 0, gmt_offset: 0, abbreviation: null, zone_name: null }

/** A location's address: the recorded ones state no zone. Texts that are missing are empty, coordinates null. Spec: V1-4. */
export const addressRow = (address: Address): AddressRow => rowOf(address, noZone)

/** Whether there is anything to tell: an address without any part is null in v1. */
export const isKnownAddress = (address: Address) => Object.values(address).some((part) => part !== null)

/**
 * A site's address with its zone at an instant. Offsets are whole hours, rounded down, because clients decode integers;
 * `zone_name` is exact for the half-hour zones. `gmt` is the offset without daylight saving.
 */
export function siteAddressRow(
  site: Pick<Site, 'id' | 'address' | 'timeZone'>,
  now: Date,
): z.infer<typeof siteAddressShape> {
  const { id, address, timeZone } = site
  const dst = isDaylightSaving(now, timeZone)
  const offset = Math.floor(gmtOffsetHours(now, timeZone))
  const zone: Zone = {
    dst,
    gmt: offset - (dst ? 1 : 0),
    gmt_offset: offset,
    abbreviation: zoneAbbreviation(now, timeZone),
    zone_name: timeZone,
  }
  return { id, ...rowOf(address, zone) }
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
    phone_formatted: phoneFormatted(phone),
    ext_formatted: null,
    gmt_offset: zone.gmt_offset,
    coordinates: [lon, lat],
    manual_coords: lat === null || lon === null ? [] : [lat, lon],
    abbreviation: zone.abbreviation,
    zone_name: zone.zone_name,
  }
}

/** `(514) 555 - 0100`; a number that has not ten digits is not formatted. */
export function phoneFormatted(phone: string | null): string | null {
  const parts = /^(\d{3})(\d{3})(\d{4})$/.exec(phone ?? '')
  return parts && `(${parts[1]}) ${parts[2]} - ${parts[3]}`
}
