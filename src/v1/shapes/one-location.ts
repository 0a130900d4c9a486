import type { z } from 'zod'
import type { locationResponse } from '@/contract/one-location'
import type { Building, Location, Site } from '@/domain/campus'
import { campusDateAt } from '@/domain/campus-time'
import { textIn, type Locale, type Localized } from '@/domain/locale'
import { success } from '@/v1/envelope'
import { addressRow, isKnownAddress, phoneFormatted } from './address'
import { describedKeys, listedLocation } from './listed-location'
import { pictureRow } from './picture'
import { statusKeys } from './status'
import { weekRows } from './weekly-schedule'

export type LocationAsked = {
  site: Pick<Site, 'timeZone' | 'locationImages'>
  location: Location
  /** Null unless it is in use. */
  building: Building | null
  /** The location's own, cleaned. */
  menuContent: Localized<string | null>
  now: Date
}

/**
 * One location with all that is said of it. Its picture is told where the site shows pictures of locations, a fixed menu
 * where the location has one. Spec: PUB-7.37, PUB-2.37, PUB-2.62.
 */
export function oneLocation(asked: LocationAsked, locale: Locale): z.infer<typeof locationResponse> {
  const { site, location, building, menuContent, now } = asked
  const { id, name, address: _, ...listed } = listedLocation(location, false, locale)
  const { status, next_change_at } = statusKeys(location.schedules, now, site.timeZone, locale)
  return success(1, {
    location: {
      id,
      name,
      address: isKnownAddress(location.address) ? addressRow(location.address) : null,
      building: building && { id: building.id, name: building.name[locale] },
      ...listed,
      ...describedKeys(location, site.locationImages, locale),
      contact_name: location.contactName,
      contact_email: location.contactEmail,
      contact_phone: location.contactPhone,
      contact_phone_formatted: phoneFormatted(location.contactPhone),
      use_menu_images: location.useMenuImages,
      menu_images: location.useMenuImages ? location.menuImages.map((each) => pictureRow(each, locale)) : [],
      menu_content: location.useMenuImages ? textIn(menuContent, locale) : null,
      status,
      week: weekRows(location.schedules, campusDateAt(now, site.timeZone), locale),
      next_change_at,
    },
  })
}
