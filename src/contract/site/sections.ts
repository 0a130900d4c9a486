import { z } from 'zod'
import { successSchema } from '@/contract/envelope'
import { idParameter, id, instant, textParameter, textOrNull } from '@/contract/field-types'

/** `slug` is the slug or master slug of a section or child node. Spec: PUB-7.6. */
export const sectionQuery = z.object({ site_id: idParameter, slug: textParameter })

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
 * A child node. `start`, `end` (null means no limit) and `scheduled` are those of its section. It has no banner.
 * Spec: PUB-3.2, V1-10.
 */
export const node = z.strictObject({
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

export const listedSectionShape = z.strictObject({ ...entryShape, nodes: z.array(node) })
export type ListedSection = z.infer<typeof listedSectionShape>

/** `file_path` is the URL path; `thumb_name` is always the file itself. Spec: PUB-7.38, V1-10. */
export const banner = z.strictObject({
  file_name: z.string(),
  file_path: z.string(),
  file_width: z.number().int().nullable(),
  file_height: z.number().int().nullable(),
  thumb_name: z.string(),
  alt: textOrNull,
})

/** A section with the content of its page. Without a title, `title` is the name. Spec: PUB-3.2, PUB-2.32. */
export const sectionShape = z.strictObject({
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
export type SectionRow = z.infer<typeof sectionShape>

/** `sections` repeats the section for clients that expect a list. Spec: PUB-7.6. */
export const sectionResponse = successSchema({ section: sectionShape, sections: z.array(sectionShape).length(1) })

/** Spec: PUB-7.7. */
export const micrositeSectionsResponse = successSchema({ sections: z.array(sectionShape) })
