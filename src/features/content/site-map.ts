import type { Site } from '@/domain/campus'

/** The fixed pages that every site has and that may be looked for: an order for one day of the year is not. Spec: PUB-2.10. */
const fixedPages = ['dietary-health-form', 'privacy', 'terms-of-use']

/** Whether search engines may know of a site: it is published, and launched. Spec: PUB-2.23, PUB-4.1. */
export const isOpen = ({ published, prelaunch }: Site): boolean => published && !prelaunch

/**
 * The paths of a site's own pages, for search engines: its home, then published sections and child nodes that are no
 * links to elsewhere, then the fixed pages. None while it is not published, or before its launch. Spec: PUB-2.6, PUB-2.11.
 */
export function pagesOf(site: Site): string[] {
  if (!isOpen(site)) return []
  const { slug, sections } = site
  const pages = sections
    .filter((section) => section.published)
    .flatMap((section) => [section, ...section.nodes.filter((node) => node.published)])
    .filter(({ url }) => !url)
  const words = [...pages.map((page) => page.slug), ...fixedPages]
  return [...new Set([`/${slug}`, ...words.map((word) => `/${slug}/${word}`)])]
}
