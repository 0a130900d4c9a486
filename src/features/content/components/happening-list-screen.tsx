import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/campus'
import type { Locale } from '@/domain/locale'
import type { HappeningKind } from '@/features/content/happening'
import { listHappenings } from '@/features/content/read-happenings'
import { Breadcrumb } from './breadcrumb'
import { HappeningCard } from './happening-card'
import { NothingYet } from './nothing-yet'
import { PlaceholderPicture } from './placeholder-picture'

type Props = {
  kind: HappeningKind
  site: Site
  locale: Locale
  /** What staff call the page; null where they do not. */
  name: string | null
  above?: { href: string; name: string } | null
}

/**
 * The events, news or offers of a campus: what is on or to come, the first of it at length; events that are over stand
 * apart, below. Spec: PUB-2.13, PUB-2.41, PUB-2.42, PUB-2.44, PUB-2.48, PUB-4.2.
 */
export async function HappeningListScreen({ kind, site, locale, name, above = null }: Props) {
  const [t, all] = await Promise.all([
    getTranslations({ locale, namespace: 'happenings' }),
    listHappenings(kind, site, locale),
  ])
  const isPast = kind === 'events' || kind === 'balanced-living-events'
  const past = all.filter(({ nearness }) => isPast && nearness === 'over')
  const [lead, ...others] = all.filter((it) => !past.includes(it))
  return (
    <div className="page-width pt-6 lg:pt-10">
      <Breadcrumb site={site} locale={locale} above={above} />
      <h1 className="page-head">{name ?? t(`${kind}.title`)}</h1>
      {lead ? (
        <ul className="happenings">
          <li>
            <HappeningCard happening={lead} locale={locale} heading="h2" lead />
          </li>
          {others.map((happening) => (
            <li key={happening.id}>
              <HappeningCard happening={happening} locale={locale} heading="h2" />
            </li>
          ))}
        </ul>
      ) : (
        <div className="happenings-empty">
          <NothingYet title={t(`${kind}.empty`)} help={t(`${kind}.emptyHelp`)} site={site} locale={locale} />
          <div className="happening-picture not-printed">
            <PlaceholderPicture kind={kind} />
          </div>
        </div>
      )}
      {past.length > 0 && (
        <section className="happenings-past" aria-labelledby="past">
          <h2 id="past">{t(`${kind}.past`)}</h2>
          <ul className="happenings">
            {past.map((happening) => (
              <li key={happening.id}>
                <HappeningCard happening={happening} locale={locale} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
