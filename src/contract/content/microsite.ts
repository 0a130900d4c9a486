import { z } from 'zod'
import { successSchema } from '@/contract/envelope'
import { pictureShape } from '@/contract/site/picture'
import { sectionShape } from '@/contract/site/sections'
import { campusDate, id, textOrNull } from '@/contract/field-types'

/**
 * `days_until_open` counts campus days and is 0 after the opening. The `days` of a figure are its own number, else
 * `days_until_open`. `sections` are the pages in the navigation, `landing_sections` the blocks of the first page.
 * Spec: PUB-2.69, PUB-3.17.
 */
export const microsite = z.strictObject({
  id,
  name: z.string(),
  tagline: textOrNull,
  image: pictureShape.nullable(),
  opens_on: campusDate.nullable(),
  days_until_open: z.number().int().nullable(),
  stats: z.array(z.strictObject({ id: z.string(), title: z.string(), days: z.number().nullable() })),
  sections: z.array(sectionShape),
  landing_sections: z.array(sectionShape),
})

/** `microsite` is null for a site without one; that is not an error. */
export const micrositeResponse = successSchema({ microsite: microsite.nullable() })
