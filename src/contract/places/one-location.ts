import { z } from 'zod'
import { addressShape } from './address'
import { successSchema } from '@/contract/envelope'
import { detailsShape, listedLocationShape, status, weekDayShape } from './locations'
import { pictureShape } from '@/contract/site/picture'
import { idParameter, id, instantOrNull, textParameter, textOrNull } from '@/contract/field-types'

/** `site_id` is optional; with it, locations of other sites are not found. Spec: PUB-7.37. */
export const locationQuery = z.object({ site_id: idParameter, location_id: idParameter, platform: textParameter })

/**
 * A location with its details for the map, its week and its fixed menu. Older clients read address and building, which come
 * first, before the keys of a list. Spec: PUB-2.62, PUB-3.3, V1-12.
 */
export const location = z.strictObject({
  id,
  name: z.string(),
  address: addressShape.nullable(),
  building: z.strictObject({ id, name: z.string() }).nullable(),
  ...listedLocationShape.omit({ id: true, name: true, address: true }).shape,
  ...detailsShape,
  contact_name: textOrNull,
  contact_email: textOrNull,
  contact_phone: textOrNull,
  contact_phone_formatted: textOrNull,
  use_menu_images: z.boolean(),
  menu_images: z.array(pictureShape),
  menu_content: textOrNull,
  status,
  week: z.array(weekDayShape).length(7),
  next_change_at: instantOrNull,
})

export const locationResponse = successSchema({ location })
