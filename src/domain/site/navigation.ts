import type { Site } from './site'
import { resolveLinkTarget } from './link-target'
import { localize, type Locale } from '@/domain/locale'

/** An entry of a site's navigation. `outside` is true for links to another host. */
export type NavigationEntry = { id: string; name: string; href: string; external: boolean; children: NavigationEntry[] }

type LinkedPage = { id: string; slug: string; name: Site['name']; url: string | null; published: boolean }

/** Builds the navigation from published sections and nodes, in order. Unsafe links lead to the page itself. Spec: PUB-2.21. */
export function buildNavigation(site: Pick<Site, 'slug' | 'sections'>, locale: Locale): NavigationEntry[] {
  const entry = ({ id, slug, name, url }: LinkedPage, children: NavigationEntry[] = []): NavigationEntry => {
    const target = resolveLinkTarget(url)
    return {
      id,
      name: localize(name, locale) ?? slug,
      href: target ?? `/${site.slug}/${slug}`,
      external: target !== null && !target.startsWith('/'),
      children,
    }
  }
  const published = <Item extends LinkedPage>(items: Item[]) => items.filter((item) => item.published)
  return published(site.sections).map((section) =>
    entry(
      section,
      published(section.nodes).map((node) => entry(node)),
    ),
  )
}

/** The path of an entry without the allergens that it carries. */
export const entryPath = ({ href }: NavigationEntry): string => href.split('?', 1)[0] ?? ''

/** True on the page of an entry, on its child pages and on the pages below them. `path` is the path of the page that is shown. */
export const isCurrentEntry = (entry: NavigationEntry, path: string): boolean =>
  path === entryPath(entry) ||
  path.startsWith(`${entryPath(entry)}/`) ||
  entry.children.some((child) => isCurrentEntry(child, path))
