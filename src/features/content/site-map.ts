import type { Site } from '@/domain/campus'

/**
 * The paths of a site's own pages, for search engines: its home, then published sections and child nodes that are no
 * links to elsewhere. None while it is not published, or before its launch. Spec: PUB-2.6, PUB-2.11.
 */
export function pagesOf({ slug, published, prelaunch, sections }: Site): string[] {
  if (!published || prelaunch) return []
  const pages = sections
    .filter((section) => section.published)
    .flatMap((section) => [section, ...section.nodes.filter((node) => node.published)])
    .filter(({ url }) => !url)
  return [...new Set([`/${slug}`, ...pages.map((page) => `/${slug}/${page.slug}`)])]
}
