import type { Site } from '@/domain/site/site'

/** The fixed pages that search engines may list. The Valentine order form is seasonal and stays out. Spec: PUB-2.10. */
const fixedPages = ['contact', 'dietary-health-form', 'privacy', 'terms-of-use']

/** Search engines may list a site that is published and launched. Spec: PUB-2.23, PUB-4.1. */
export const isIndexable = ({ published, prelaunch }: Site): boolean => published && !prelaunch

/**
 * The paths of a site for the sitemap: home, published sections and child nodes that are not external links, and the fixed
 * pages, with the accessibility statement of a site that has one. Empty for a site that is not published or not launched. Spec: PUB-2.6, PUB-2.11.
 */
export function listSitemapPaths(site: Site): string[] {
  if (!isIndexable(site)) return []
  const { slug, sections, wcag } = site
  const pages = sections
    .filter((section) => section.published)
    .flatMap((section) => [section, ...section.nodes.filter((node) => node.published)])
    .filter(({ url }) => !url)
  const statement = wcag.en || wcag.fr ? ['accessibility-statement'] : []
  const segments = [...pages.map((page) => page.slug), ...fixedPages, ...statement]
  return [...new Set([`/${slug}`, ...segments.map((segment) => `/${slug}/${segment}`)])]
}
