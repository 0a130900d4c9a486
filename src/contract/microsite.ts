import { z } from 'zod'
import { success } from './envelope'
import { pictureShape } from './picture'
import { wholeSection } from './sections'
import { campusDate, id, textOrNull } from './words'

/**
 * `days_until_open` counts campus days, 0 once it is open; a figure's `days` are its own number, else those. `sections`
 * are the pages of the navigation, `landing_sections` the blocks of the first page. Spec: PUB-2.69, PUB-3.17.
 */
const microsite = z.strictObject({
  id,
  name: z.string(),
  tagline: textOrNull,
  image: pictureShape.nullable(),
  opens_on: campusDate.nullable(),
  days_until_open: z.number().int().nullable(),
  stats: z.array(z.strictObject({ id: z.string(), title: z.string(), days: z.number().nullable() })),
  sections: z.array(wholeSection),
  landing_sections: z.array(wholeSection),
})

/** A site without a microsite is no failure: `microsite` is null. */
export const micrositeResponse = success({ microsite: microsite.nullable() })
