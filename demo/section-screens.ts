import type { Localized } from '@/domain/locale'
import type { DemoBanner, DemoSection } from './shapes/campus-shape'

/** A section that opens a screen of the product at the screen's own slug. */
export function screen(slug: string, name: Localized, sortOrder: number): DemoSection {
  return {
    slug,
    masterSlug: slug,
    name,
    title: name,
    body: null,
    url: null,
    sortOrder,
    published: true,
    banner: null,
    nodes: [],
  }
}

/** A navigation entry for a fixed page of the product. */
export const fixedPage = (slug: string, name: Localized, sortOrder: number): DemoSection => ({
  ...screen(slug, name, sortOrder),
  masterSlug: null,
})

/** A page with the campus's own text. */
export function page(slug: string, name: Localized, title: Localized, body: Localized, sortOrder: number): DemoSection {
  return { slug, masterSlug: null, name, title, body, url: null, sortOrder, published: true, banner: null, nodes: [] }
}

/** A navigation entry that links elsewhere. */
export function link(slug: string, name: Localized, url: string, sortOrder: number): DemoSection {
  return {
    slug,
    masterSlug: null,
    name,
    title: name,
    body: null,
    url,
    sortOrder,
    published: true,
    banner: null,
    nodes: [],
  }
}

/** Adds a banner picture to a section. Spec: PUB-2.32. */
export const withBanner = (section: DemoSection, banner: DemoBanner): DemoSection => ({ ...section, banner })
