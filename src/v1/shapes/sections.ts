import type { z } from 'zod'
import type { ListedSection, micrositeSectionsResponse, sectionResponse, WholeSection } from '@/contract/sections'
import type { Picture, Section } from '@/domain/campus'
import type { ZoneName } from '@/domain/campus-time'
import { pictureAddress } from '@/domain/file-address'
import { textIn, type Locale } from '@/domain/locale'
import type { SectionPage } from '@/features/content/section-page'
import { success } from '@/v1/envelope'
import { spanRow } from './times'

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
      ...spanRow({ start: showFrom, end: showUntil }, zone),
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

const bannerRow = (picture: Picture, locale: Locale) => ({
  file_name: picture.fileName,
  file_path: pictureAddress(picture),
  file_width: picture.width,
  file_height: picture.height,
  thumb_name: picture.thumbName ?? picture.fileName,
  alt: textIn(picture.alt, locale),
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
    banner: banner && bannerRow(banner.picture, locale),
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
