import type { MetadataRoute } from 'next'
import type { Site } from '@/domain/campus'
import { papers } from '@/domain/brand-colour'
import { textIn, type Locale } from '@/domain/locale'
import { appIcons } from '@/ui/app-icon'
import { brandColours } from '@/ui/brand-style'
import { findPlace, slugOfSpecial } from './section-screens'

/** Pages that people want from the home screen at once. */
const quickWays = ['whats-on-the-menu', 'hours-of-operation']

/** What a phone must know of a site to put it on its home screen; `name` is the site's with what it is. */
export function webManifest(site: Site, locale: Locale, name: string): MetadataRoute.Manifest {
  const home = `/${site.slug}`
  return {
    id: home,
    name,
    short_name: textIn(site.name, locale) ?? site.slug,
    lang: `${locale}-CA`,
    dir: 'ltr',
    start_url: home,
    scope: home,
    display: 'standalone',
    background_color: papers.light,
    theme_color: brandColours(site).brand,
    categories: ['food'],
    icons: Object.entries(appIcons).map(([file, { size, maskable }]) => ({
      src: `${home}/app-icon/${file}`,
      sizes: size === null ? 'any' : `${size}x${size}`,
      type: size === null ? 'image/svg+xml' : 'image/png',
      purpose: maskable ? 'maskable' : 'any',
    })),
    shortcuts: site.prelaunch ? [] : quickWays.flatMap((special) => shortcutTo(site, special, locale)),
  }
}

function shortcutTo(site: Site, special: string, locale: Locale) {
  const slug = slugOfSpecial(site, special)
  const place = slug && findPlace(site, slug)
  if (!place) return []
  const { name, slug: word } = place.node ?? place.section
  return [{ name: textIn(name, locale) ?? word, url: `/${site.slug}/${word}` }]
}
