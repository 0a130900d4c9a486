/** What a site keeps after its slug changed from `left` (null for a new site) to `taken`. */
export const keepFormerSlugs = (kept: readonly string[], left: string | null, taken: string): string[] =>
  [...new Set(left === null ? kept : [...kept, left])].filter((slug) => slug !== taken)

/**
 * The site with a slug in any letter case, and whether it has it no more; null if no site ever had it. The present slug of a site
 * goes before the former one of another. Spec: PUB-2.2, PUB-4.1.
 */
export function findBySlug<Site extends { slug: string; formerSlugs: readonly string[] }>(
  sites: readonly Site[],
  slug: string,
): { site: Site; isFormer: boolean } | null {
  const wanted = slug.toLowerCase()
  const present = sites.find((site) => site.slug === wanted)
  const site = present ?? sites.find((each) => each.formerSlugs.includes(wanted))
  return site ? { site, isFormer: site !== present } : null
}

/** The path and query of a page of a site with another slug in its first segment. */
export const withSlug = (path: string, slug: string) => path.replace(/^\/[^/?]*/, `/${slug}`)
