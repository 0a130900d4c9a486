import type { z } from 'zod'
import type { locationResponse } from '@/contract/places/one-location'
import type { Building, Location } from '@/domain/places/location'
import type { Site } from '@/domain/site/site'
import { campusDateAt } from '@/domain/time/campus-time'
import { localize, type Locale, type Localized } from '@/domain/locale'
import { success } from '@/v1/engine/envelope'
import { addressRow, hasAddress, formatPhone } from './address'
import { describedKeys, listedLocation } from './listed-location'
import { pictureRow } from '@/v1/site/shapes/picture'
import type { StoredSchedule } from '@/features/places/read-schedules'
import { statusFields } from './status'
import { weekRows } from './weekly-schedule'

export type LocationData = {
  site: Pick<Site, 'timeZone' | 'locationImages'>
  location: Location
  /** Null if the location is in no active building. */
  building: Building | null
  /** Cleaned HTML. */
  menuContent: Localized<string | null>
  /** The schedules of the site. */
  schedules: StoredSchedule[]
  now: Date
}

/**
 * One location with its description, status and week. `image` is null if the site hides location pictures. The keys of the
 * fixed menu are empty if the location has daily menus. Spec: PUB-7.37, PUB-2.37, PUB-2.62, V1-12.
 */
export function oneLocation(data: LocationData, locale: Locale): z.infer<typeof locationResponse> {
  const { site, location, building, menuContent, schedules, now } = data
  const zone = site.timeZone
  const { id, name, address: _, ...listed } = listedLocation(location, null, locale)
  const { status, next_change_at } = statusFields(location.schedules, now, site.timeZone, locale)
  return success(1, {
    location: {
      id,
      name,
      address: hasAddress(location.address) ? addressRow(location.address, { now, zone }) : null,
      building: building && { id: building.id, name: building.name[locale] },
      ...listed,
      ...describedKeys(location, { withImage: site.locationImages, schedules, zone }, locale),
      contact_name: location.contactName,
      contact_email: location.contactEmail,
      contact_phone: location.contactPhone,
      contact_phone_formatted: formatPhone(location.contactPhone),
      use_menu_images: location.useMenuImages,
      menu_images: location.useMenuImages ? location.menuImages.map((picture) => pictureRow(picture, locale)) : [],
      menu_content: location.useMenuImages ? localize(menuContent, locale) : null,
      status,
      week: weekRows(location.schedules, campusDateAt(now, site.timeZone), locale),
      next_change_at,
    },
  })
}
