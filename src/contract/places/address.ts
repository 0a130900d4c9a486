import { z } from 'zod'
import { id, textOrNull } from '@/contract/field-types'

const whole = z.number().int()

/** A location's address. `coordinates` is [lon, lat]; `manual_coords` is [lat, lon] or empty. */
export const addressShape = z.strictObject({
  street: z.string(),
  metadata: textOrNull,
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  phone: textOrNull,
  dst: z.boolean(),
  gmt: whole,
  phone_formatted: textOrNull,
  ext_formatted: textOrNull,
  gmt_offset: whole,
  coordinates: z.tuple([z.number().nullable(), z.number().nullable()]),
  manual_coords: z.array(z.number()),
  abbreviation: textOrNull,
  zone_name: textOrNull,
})

/** A site's address; its id comes first. */
export const siteAddressShape = z.strictObject({ id, ...addressShape.shape })
