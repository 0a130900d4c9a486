import { SectionBanner } from '@/features/site/sections/section-banner'
import { getScreenName, type SectionMatch } from '@/domain/site/section-screens'
import { localize, type Locale } from '@/domain/locale'
import type { Site } from '@/domain/site/site'
import { withErrorPage } from '@/app/(site)/with-error-page'
import { screens } from './screens'

type Request = {
  site: Site
  locale: Locale
  place: SectionMatch
  searchParams: Record<string, string | string[] | undefined>
}

/** The screen of a section or child node with its banner. Spec: PUB-2.15, PUB-2.17. */
export function renderSection({ site, locale, place, searchParams }: Request) {
  const named = place.node ?? place.section
  const name = localize(named.name, locale) ?? named.slug
  const address = `/${site.slug}/${named.slug}`
  const above = place.node && {
    href: `/${site.slug}/${place.section.slug}`,
    name: localize(place.section.name, locale) ?? place.section.slug,
  }
  const request = { site, locale, place, name, above, address, searchParams }
  const screen = getScreenName(named)
  // A menu starts with its controls, so it has no banner.
  const banner = place.node || screen === 'menu' ? null : place.section.banner
  // Screens are called instead of mounted, so that their read errors are caught here, before the response begins.
  return withErrorPage(locale, async () => {
    const content = await screens[screen](request)
    if (!banner) return content
    return (
      <>
        <SectionBanner banner={banner} name={name} locale={locale} />
        {content}
      </>
    )
  })
}
