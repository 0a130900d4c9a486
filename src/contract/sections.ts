import { z } from 'zod'
import { success } from './envelope'
import { askedId, id, instant, parameter, textOrNull } from './words'

/** The slug or master slug of a section or of a page under one. Spec: PUB-7.6. */
export const sectionQuery = z.object({ site_id: askedId, slug: parameter })

const entryShape = {
  name: z.string(),
  id,
  slug: z.string(),
  master_slug: textOrNull,
  is_url: z.boolean(),
  url: textOrNull,
  published: z.boolean(),
  sort_order: z.number(),
  microsite_landing: z.boolean(),
}

/**
 * A page under a section. It is there from `start` to `end` (null is no limit), the days of its section,
 * and `scheduled` where there are such days; it has no banner of its own. Spec: PUB-3.2, V1-10.
 */
const node = z.strictObject({
  ...entryShape,
  start: instant.nullable(),
  end: instant.nullable(),
  scheduled: z.boolean(),
  master_section_id: id.nullable(),
  global_section_id: id.nullable(),
  no_robots: z.boolean(),
  use_banner: z.literal(false),
  banner: z.null(),
  banner_text_align: z.null(),
  banner_text_font: z.null(),
})

export const listedSection = z.strictObject({ ...entryShape, nodes: z.array(node) })
export type ListedSection = z.infer<typeof listedSection>

/** `file_path` is its address on this host; it is its own thumbnail. Spec: PUB-7.38, V1-10. */
const banner = z.strictObject({
  file_name: z.string(),
  file_path: z.string(),
  file_width: z.number().int().nullable(),
  file_height: z.number().int().nullable(),
  thumb_name: z.string(),
  alt: textOrNull,
})

/** A section with all that its page shows; `title` is the name where no title is written. Spec: PUB-3.2, PUB-2.32. */
export const wholeSection = z.strictObject({
  ...entryShape,
  title: z.string(),
  body: textOrNull,
  show_header: z.boolean(),
  use_banner: z.boolean(),
  banner: banner.nullable(),
  banner_text_align: z.enum(['left', 'center', 'right']).nullable(),
  banner_text_font: textOrNull,
  use_script: z.boolean(),
  script_url: textOrNull,
  nodes: z.array(node),
})
export type WholeSection = z.infer<typeof wholeSection>

/** One section; `sections` holds the same, for readers of a list. Spec: PUB-7.6. */
export const sectionResponse = success({ section: wholeSection, sections: z.array(wholeSection).length(1) })

/** Spec: PUB-7.7. */
export const micrositeSectionsResponse = success({ sections: z.array(wholeSection) })
