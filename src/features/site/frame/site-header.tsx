import { Search, ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/site/site'
import { parseWebUrl } from '@/domain/site/link-target'
import { localize, type Locale } from '@/domain/locale'
import { Awning } from '@/ui/brand/awning'
import { LanguageSwitch } from '@/ui/language-switch'
import { carriedAllergens, carryAllergens } from '@/domain/menu/carry-allergens'
import { buildNavigation, isCurrentEntry, type NavigationEntry } from '@/domain/site/navigation'
import { NavigationList, carryInNavigation } from './navigation-list'
import { NavigationOverlay } from './navigation-overlay'
import { SiteLogo } from './site-logo'

/** How many pages fit on one line from 992 px and from 1200 px. The dialog and the footer have all of them. */
const fitting = { narrow: 6, wide: 8 }

type MainNavigationProps = { entries: NavigationEntry[]; label: string; outsideWords: string; current: string }

/** The first pages of a site in one line, on screens from 992 px. `current` is the path of the page that is shown. */
function MainNavigation({ entries, label, outsideWords, current }: MainNavigationProps) {
  return (
    <nav aria-label={label} className="page-width hidden lg:block">
      <ul className="flex gap-x-7 border-t border-line">
        {entries.slice(0, fitting.wide).map((entry, index) => (
          <li key={entry.id} className={index < fitting.narrow ? '' : 'hidden xl:block'}>
            <a
              href={entry.href}
              aria-current={isCurrentEntry(entry, current) ? 'true' : undefined}
              className="inline-flex min-h-12 min-w-11 items-center justify-center gap-1.5 whitespace-nowrap border-b-[3px] border-transparent pt-[3px] text-[0.95rem] font-semibold text-ink no-underline hover:border-line hover:text-accent aria-[current]:border-accent"
            >
              {entry.name}
              {entry.external && (
                <>
                  <ArrowUpRight size={16} aria-hidden />
                  <span className="sr-only">{outsideWords}</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Props = { site: Site; locale: Locale; back: string; current: string; account: ReactNode }

/**
 * Logo, site name, language switch, navigation and account links. `current` is the path of the page that is shown, `back` the
 * same with its query. Spec: PUB-2.19.
 */
export async function SiteHeader({ site, locale, back, current, account }: Props) {
  const t = await getTranslations({ locale })
  const name = localize(site.name, locale) ?? ''
  const home = carryAllergens(`/${site.slug}`, carriedAllergens(back))
  const entries = site.prelaunch ? [] : carryInNavigation(site, buildNavigation(site, locale), back)
  return (
    <header className="not-printed">
      <Awning />
      <div className="page-width flex flex-wrap items-center text-[0.9rem] sm:gap-x-2 sm:pt-1">
        <div className="min-w-min flex-1">
          <a
            href="/"
            aria-label={t('site.allSchools')}
            className="-ml-2 inline-flex min-h-11 items-center rounded-lg px-2 leading-tight text-muted underline-offset-4 hover:text-accent hover:underline"
          >
            <span className="max-sm:hidden">{t('site.allSchools')}</span>
            <span className="sm:hidden" aria-hidden>
              {t('landing.schools')}
            </span>
          </a>
        </div>
        <div className="-mr-3 ml-auto flex flex-wrap items-center justify-end sm:gap-x-2">
          {!site.prelaunch && (
            <a
              href={`/${site.slug}/search`}
              className="inline-flex min-h-11 min-w-[44px] items-center justify-center gap-2 rounded-lg px-2 underline-offset-4 sm:px-3 hover:text-accent hover:underline"
            >
              <Search size={20} aria-hidden />
              <span className="sr-only sm:not-sr-only">{t('search.title')}</span>
            </a>
          )}
          {account}
          {site.languages.length > 1 && <LanguageSwitch locale={locale} back={back} />}
        </div>
      </div>
      <div className="page-width flex items-center justify-between gap-4 sm:pb-2 sm:pt-2">
        <div className="flex min-w-0 items-center gap-4">
          <a href={parseWebUrl(site.linkToSchool) ?? home} className="inline-flex min-w-0 shrink items-center">
            <SiteLogo site={site} locale={locale} />
            {!site.logo && <span className="sr-only">{name}</span>}
          </a>
          <a
            href={home}
            className={`group min-w-0 leading-tight text-ink no-underline ${site.logo ? 'hidden border-l border-line pl-4 md:block' : ''}`}
          >
            <span className="block text-[0.9rem] text-muted">{name} </span>
            <span className="block font-serif text-xl font-semibold underline-offset-4 group-hover:underline md:text-[1.3rem] lg:text-2xl">
              {t('site.dining')}
            </span>
          </a>
        </div>
        {entries.length > 0 && (
          <NavigationOverlay
            words={{ open: t('navigation.open'), close: t('navigation.close'), label: t('navigation.label') }}
          >
            <NavigationList {...{ entries, current }} outsideWords={t('navigation.outside')} variant="overlay" />
          </NavigationOverlay>
        )}
      </div>
      {entries.length > 0 && (
        <MainNavigation
          entries={entries}
          label={t('navigation.main')}
          outsideWords={t('navigation.outside')}
          current={current}
        />
      )}
    </header>
  )
}
