import { z } from 'zod'
import { addressShape } from './address'
import { success } from './envelope'
import { describedShape, listedLocation, status, weekDay } from './locations'
import { pictureShape } from './picture'
import { askedId, id, instantOrNull, parameter, textOrNull } from './words'

/** `site_id` may be left out; a location of another site is unknown. Spec: PUB-7.37. */
export const locationQuery = z.object({ site_id: askedId, location_id: askedId, platform: parameter })

/**
 * A location with all that its panel on the map says, its week and the menu that never changes. Address and building come
 * first, as older clients read them; then the keys of a list. Spec: PUB-2.62, PUB-3.3, V1-12.
 */
const location = z.strictObject({
  id,
  name: z.string(),
  address: addressShape.nullable(),
  building: z.strictObject({ id, name: z.string() }).nullable(),
  ...listedLocation.omit({ id: true, name: true, address: true }).shape,
  ...describedShape,
  contact_name: textOrNull,
  contact_email: textOrNull,
  contact_phone: textOrNull,
  contact_phone_formatted: textOrNull,
  use_menu_images: z.boolean(),
  menu_images: z.array(pictureShape),
  menu_content: textOrNull,
  status,
  week: z.array(weekDay).length(7),
  next_change_at: instantOrNull,
})

export const locationResponse = success({ location })
