import { z } from 'zod'
import { success } from './envelope'
import { picture } from './picture'
import { askedId, campusDate, id, parameter, textOrNull } from './words'

/** A section or a page under one, by its slug or by that of the special page it opens. Spec: PUB-7.6. */
export const sectionQuery = z.object({ site_id: askedId, slug: parameter })
/** Spec: PUB-7.7. */
export const micrositeSectionsQuery = z.object({ site_id: askedId })

const entryShape = {
  name: z.string(),
  id,
  slug: z.string(),
  master_slug: textOrNull,
  is_url: z.boolean(),
  url: textOrNull,
  published: z.boolean(),
  sort_order: z.number().int(),
  microsite_landing: z.boolean(),
}

/** `banner` is null unless it is to be shown. Spec: PUB-2.32. */
const bannerShape = {
  use_banner: z.boolean(),
  banner: picture.nullable(),
  banner_text_align: textOrNull,
  banner_text_font: textOrNull,
}
export type BannerKeys = z.infer<z.ZodObject<typeof bannerShape>>

/** A page under a section; staff give it no banner of its own. */
const node = z.strictObject({
  ...entryShape,
  start: textOrNull,
  end: textOrNull,
  scheduled: z.boolean(),
  master_section_id: id.nullable(),
  global_section_id: id.nullable(),
  no_robots: z.boolean(),
  ...bannerShape,
})

/** A section in the list of a site. */
export const listedSection = z.strictObject({ ...entryShape, nodes: z.array(node), ...bannerShape })
export type ListedSection = z.infer<typeof listedSection>

/** A section with its words: `body` is HTML that is safe to show, null when there is none. Spec: PUB-3.2. */
const section = z.strictObject({
  ...entryShape,
  title: textOrNull,
  body: textOrNull,
  show_header: z.boolean(),
  ...bannerShape,
  use_script: z.boolean(),
  script_url: textOrNull,
  nodes: z.array(node),
})
export type SectionRow = z.infer<typeof section>

/** `sections` has the same one section. */
export const sectionResponse = success({ section, sections: z.array(section) })
export const sectionsResponse = success({ sections: z.array(section) })

/** `section_list` is the bar: every section that is no block of the page. Spec: PUB-3.17, PUB-2.69. */
const microsite = z.strictObject({
  id,
  name: z.string(),
  tagline: textOrNull,
  image: picture.nullable(),
  opens_on: campusDate.nullable(),
  stats: z.array(z.strictObject({ id, title: z.string(), days: z.number().nullable() })),
  section_list: z.array(section),
})
export const micrositeResponse = success({ microsite: microsite.nullable() })

/** `tile_id` picks one. Spec: PUB-7.24. */
export const newsContentQuery = z.object({ site_id: askedId, tile_id: askedId })

/** The tiles of the home page, each with where it leads; `order` counts from 1. */
export const newsContentResponse = success({
  content: z.array(
    z.strictObject({
      id,
      name: z.string(),
      order: z.number().int(),
      link: textOrNull,
      file_name: textOrNull,
      picture: picture.nullable(),
    }),
  ),
})
