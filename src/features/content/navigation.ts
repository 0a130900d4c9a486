import type { Site } from '@/domain/campus'
import { linkTarget } from '@/domain/link-target'
import { textIn, type Locale } from '@/domain/locale'

/** One entry of a site's navigation. `outside` leads to another host. */
export type NavigationEntry = { id: string; name: string; href: string; outside: boolean; children: NavigationEntry[] }

type Linked = { id: string; slug: string; name: Site['name']; url: string | null; published: boolean }

/** The published sections with their published child nodes, in their order, as links. Spec: PUB-2.21. */
export function navigationOf(site: Pick<Site, 'slug' | 'sections'>, locale: Locale): NavigationEntry[] {
  const entry = ({ id, slug, name, url }: Linked, children: NavigationEntry[] = []): NavigationEntry => {
    const target = linkTarget(url)
    return {
      id,
      name: textIn(name, locale) ?? slug,
      href: target ?? `/${site.slug}/${slug}`,
      outside: target !== null && !target.startsWith('/'),
      children,
    }
  }
  const shown = <Item extends Linked>(items: Item[]) => items.filter((it) => it.published)
  return shown(site.sections).map((section) =>
    entry(
      section,
      shown(section.nodes).map((node) => entry(node)),
    ),
  )
}
