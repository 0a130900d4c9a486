import type { MetadataRoute } from 'next'
import type { Site } from '@/domain/site/site'
import { pageBackgrounds } from '@/domain/site/brand-colour'
import { localize, type Locale } from '@/domain/locale'
import { appIcons } from '@/ui/brand/app-icon'
import { brandColours } from '@/ui/brand/brand-style'
import { findSection, findSpecialPageSlug } from '@/domain/site/section-screens'

/** Master slugs of the pages offered as shortcuts of the home screen icon. */
const shortcutPages = ['whats-on-the-menu', 'hours-of-operation']

/** The web app manifest of a site. `name` is the full name of the app, such as `Northgate University Dining`. */
export function buildWebManifest(site: Site, locale: Locale, name: string): MetadataRoute.Manifest {
  const home = `/${site.slug}`
  return {
    id: home,
    name,
    short_name: localize(site.name, locale) ?? site.slug,
    lang: `${locale}-CA`,
    dir: 'ltr',
    start_url: home,
    scope: home,
    display: 'standalone',
    background_color: pageBackgrounds.light,
    theme_color: brandColours(site).brand,
    categories: ['food'],
    icons: Object.entries(appIcons).map(([file, { size, maskable }]) => ({
      src: `${home}/app-icon/${file}`,
      sizes: size === null ? 'any' : `${size}x${size}`,
      type: size === null ? 'image/svg+xml' : 'image/png',
      purpose: maskable ? 'maskable' : 'any',
    })),
    shortcuts: site.prelaunch ? [] : shortcutPages.flatMap((special) => buildShortcut(site, special, locale)),
  }
}

function buildShortcut(site: Site, special: string, locale: Locale) {
  const slug = findSpecialPageSlug(site, special)
  const place = slug && findSection(site, slug)
  if (!place) return []
  const { name, slug: segment } = place.node ?? place.section
  return [{ name: localize(name, locale) ?? segment, url: `/${site.slug}/${segment}` }]
}
