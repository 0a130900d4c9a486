import type { z } from 'zod'
import type { BannerKeys, ListedSection, SectionRow, sectionResponse, sectionsResponse } from '@/contract/sections'
import type { Section, SectionNode } from '@/domain/campus'
import { textIn, type Locale } from '@/domain/locale'
import type { WrittenSection } from '@/features/content/written-section'
import { success } from '@/v1/envelope'
import { pictureRow } from './picture'

/** Under both names that clients read. Spec: PUB-7.6. */
export function oneSection(written: WrittenSection, locale: Locale): z.infer<typeof sectionResponse> {
  const section = sectionRow(written, locale)
  return success(1, { section, sections: [section] })
}

/** `records` counts them. Spec: PUB-7.7. */
export const severalSections = (written: WrittenSection[], locale: Locale): z.infer<typeof sectionsResponse> =>
  success(written.length, { sections: written.map((each) => sectionRow(each, locale)) })

/** Spec: PUB-3.2. */
export function sectionRow({ section, body, scriptUrl }: WrittenSection, locale: Locale): SectionRow {
  return {
    ...entryRow(section, locale),
    title: textIn(section.title, locale),
    body: textIn(body, locale),
    show_header: section.showHeader,
    ...bannerKeys(section, locale),
    use_script: scriptUrl !== null,
    script_url: scriptUrl,
    nodes: nodeRows(section, locale),
  }
}

/** Spec: PUB-3.2. */
export const listedSection = (section: Section, locale: Locale): ListedSection => ({
  ...entryRow(section, locale),
  nodes: nodeRows(section, locale),
  ...bannerKeys(section, locale),
})

/** A page under a section as one of its own: it has a name, and no words. */
export const sectionOfNode = (node: SectionNode, sortOrder: number): Section => ({
  ...node,
  title: node.name,
  body: { en: null, fr: null },
  showHeader: true,
  sortOrder,
  showFrom: null,
  showUntil: null,
  banner: null,
  useScript: false,
  scriptUrl: null,
  micrositeLanding: false,
  nodes: [],
})

function entryRow(section: Section, locale: Locale) {
  return {
    name: section.name[locale],
    id: section.id,
    slug: section.slug,
    master_slug: section.masterSlug,
    is_url: section.url !== null,
    url: section.url,
    published: section.published,
    sort_order: section.sortOrder,
    microsite_landing: section.micrositeLanding,
  }
}

const bannerKeys = ({ banner }: Section, locale: Locale): BannerKeys => ({
  use_banner: banner !== null,
  banner: banner && pictureRow(banner.picture, locale),
  banner_text_align: banner?.textAlign ?? null,
  banner_text_font: banner?.textFont ?? null,
})

function nodeRows(section: Section, locale: Locale): ListedSection['nodes'] {
  const published = section.nodes.filter((node) => node.published)
  return published.map((node, index) => {
    const page = sectionOfNode(node, index + 1)
    return {
      ...entryRow(page, locale),
      start: null,
      end: null,
      scheduled: false,
      master_section_id: null,
      global_section_id: null,
      no_robots: false,
      ...bannerKeys(page, locale),
    }
  })
}
