import type { z } from 'zod'
import type { ListedSection, micrositeSectionsResponse, sectionResponse, WholeSection } from '@/contract/sections'
import { minutesPerDay } from '@/domain/calendar'
import type { Section } from '@/domain/campus'
import { instantOf, isoWithOffset, type CampusDate, type ZoneName } from '@/domain/campus-time'
import { textIn, type Locale } from '@/domain/locale'
import type { SectionPage } from '@/features/content/section-page'
import { success } from '@/v1/envelope'
import { pictureFileRow } from './picture-file'

/** The published sections with their published pages, in their order. Spec: PUB-3.2. */
export const listedSectionRows = (sections: readonly Section[], zone: ZoneName, locale: Locale): ListedSection[] =>
  sections.filter(({ published }) => published).map((section) => listedSectionRow(section, zone, locale))

function listedSectionRow(section: Section, zone: ZoneName, locale: Locale): ListedSection {
  const nodes = section.nodes.filter(({ published }) => published)
  const { showFrom, showUntil } = section
  return {
    ...entryRow(section, locale),
    nodes: nodes.map((node, index) => ({
      ...entryRow({ ...node, micrositeLanding: false, sortOrder: index + 1 }, locale),
      start: showFrom && firstInstant(showFrom, zone),
      end: showUntil && lastInstant(showUntil, zone),
      scheduled: showFrom !== null || showUntil !== null,
      master_section_id: null,
      global_section_id: null,
      no_robots: false,
      use_banner: false,
      banner: null,
      banner_text_align: null,
      banner_text_font: null,
    })),
  }
}

const firstInstant = (date: CampusDate, zone: ZoneName) => isoWithOffset(instantOf(date, 0, zone), zone)

/** Readers take the first ten characters for the date: a day ends with its own last millisecond. */
const lastInstant = (date: CampusDate, zone: ZoneName) =>
  isoWithOffset(new Date(instantOf(date, minutesPerDay - 1, zone).getTime() + 59_999), zone)

type Entry = Pick<
  Section,
  'id' | 'slug' | 'name' | 'url' | 'published' | 'sortOrder' | 'masterSlug' | 'micrositeLanding'
>

const entryRow = (
  { name, id, slug, masterSlug, url, published, sortOrder, micrositeLanding }: Entry,
  locale: Locale,
) => ({
  name: name[locale],
  id,
  slug,
  master_slug: masterSlug,
  is_url: url !== null,
  url,
  published,
  sort_order: sortOrder,
  microsite_landing: micrositeLanding,
})

/** A section with all that its page shows: a banner that is not wanted and a script that may not run are not told. Spec: PUB-2.32, PUB-2.34. */
export function wholeSectionRow(
  { section, body, scriptUrl }: SectionPage,
  zone: ZoneName,
  locale: Locale,
): WholeSection {
  const { nodes, ...entry } = listedSectionRow(section, zone, locale)
  const { banner } = section
  return {
    ...entry,
    title: textIn(section.title, locale) ?? entry.name,
    body: body[locale],
    show_header: section.showHeader,
    use_banner: banner !== null,
    banner: banner && pictureFileRow(banner.picture, locale),
    banner_text_align: banner?.textAlign ?? null,
    banner_text_font: banner?.textFont ?? null,
    use_script: scriptUrl !== null,
    script_url: scriptUrl,
    nodes,
  }
}

export type SectionAsked = { page: SectionPage; zone: ZoneName }

/** Spec: PUB-7.6. */
export function oneSection({ page, zone }: SectionAsked, locale: Locale): z.infer<typeof sectionResponse> {
  const section = wholeSectionRow(page, zone, locale)
  return success(1, { section, sections: [section] })
}

export type BlocksAsked = { blocks: SectionPage[]; zone: ZoneName }

/** Spec: PUB-7.7. */
export function micrositeSections(
  { blocks, zone }: BlocksAsked,
  locale: Locale,
): z.infer<typeof micrositeSectionsResponse> {
  const sections = blocks.map((page) => wholeSectionRow(page, zone, locale))
  return success(sections.length, { sections })
}
