import type { z } from 'zod'
import type { ListedSection, micrositeSectionsResponse, sectionResponse, SectionRow } from '@/contract/site/sections'
import type { Picture } from '@/domain/files/picture'
import type { Section } from '@/domain/site/section'
import type { ZoneName } from '@/domain/time/campus-time'
import { pictureUrl } from '@/domain/files/file-urls'
import { localize, type Locale } from '@/domain/locale'
import type { SectionPage } from '@/features/site/read-section-page'
import { success } from '@/v1/engine/envelope'
import { spanRow } from '@/v1/content/shapes/times'

/** The published sections with their published pages, in order. Spec: PUB-3.2, V1-10. */
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
  file_path: pictureUrl(picture),
  file_width: picture.width,
  file_height: picture.height,
  thumb_name: picture.thumbName ?? picture.fileName,
  alt: localize(picture.alt, locale),
})

/** A section with its body, banner and script. `scriptUrl` is null for a script that is not allowed. Spec: PUB-2.32, PUB-2.34. */
export function sectionRow({ section, body, scriptUrl }: SectionPage, zone: ZoneName, locale: Locale): SectionRow {
  const { nodes, ...entry } = listedSectionRow(section, zone, locale)
  const { banner } = section
  return {
    ...entry,
    title: localize(section.title, locale) ?? entry.name,
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

export type SectionData = { page: SectionPage; zone: ZoneName }

/** Spec: PUB-7.6. */
export function oneSection({ page, zone }: SectionData, locale: Locale): z.infer<typeof sectionResponse> {
  const section = sectionRow(page, zone, locale)
  return success(1, { section, sections: [section] })
}

export type BlocksData = { blocks: SectionPage[]; zone: ZoneName }

/** Spec: PUB-7.7. */
export function micrositeSections(
  { blocks, zone }: BlocksData,
  locale: Locale,
): z.infer<typeof micrositeSectionsResponse> {
  const sections = blocks.map((page) => sectionRow(page, zone, locale))
  return success(sections.length, { sections })
}
