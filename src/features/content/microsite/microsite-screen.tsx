import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { createAnchors } from '@/domain/site/anchors'
import type { Site } from '@/domain/site/site'
import { campusDateAt } from '@/domain/time/campus-time'
import { localize, type Locale } from '@/domain/locale'
import { daysUntilOpen, landingBlocks, micrositePages, type Microsite } from '@/domain/content/microsite'
import { micrositeNavigation } from './microsite-address'
import { readSectionPage } from '@/features/site/read-section-page'
import { clock } from '@/server/clock'
import { WholePicture } from '@/ui/picture'
import { MicrositeNavigation } from './microsite-navigation'

type Props = { site: Site; microsite: Microsite; locale: Locale }

/** The landing page of a microsite: navigation, picture with tagline, figures and text blocks. Spec: PUB-2.69, PUB-2.70, PUB-2.71. */
export async function MicrositeScreen({ site, microsite, locale }: Props) {
  const [t, blocks] = await Promise.all([
    getTranslations({ locale }),
    Promise.all(landingBlocks(microsite, site).map(readSectionPage)),
  ])
  const dining = t('site.diningAt', { site: localize(site.name, locale) ?? '' })
  const tagline = localize(microsite.tagline, locale)
  const titles = blocks.map(({ section }) => localize(section.title, locale) ?? localize(section.name, locale) ?? '')
  const anchors = createAnchors(titles)
  return (
    <div className="microsite">
      <MicrositeNavigation
        entries={micrositeNavigation(site, micrositePages(microsite), locale)}
        words={{ label: t('microsite.navigation'), outside: t('navigation.outside') }}
      />
      <div className="microsite-top">
        {microsite.picture && (
          <WholePicture picture={microsite.picture} locale={locale} size={[1600, 700]} fetched="first" />
        )}
        <div className="microsite-tagline page-width">
          <div>
            {tagline && <p>{dining}</p>}
            <h1>{tagline ?? dining}</h1>
          </div>
        </div>
      </div>
      <Figures site={site} microsite={microsite} locale={locale} />
      {blocks.length > 2 && (
        <nav aria-label={t('microsite.onThisPage')} className="microsite-blocks-list not-printed page-width">
          <ul>
            {titles.map((title, index) => (
              <li key={anchors[index]}>
                <a href={`#${anchors[index]}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {blocks.map(({ section, body }, index) => (
        <section
          key={section.id}
          id={anchors[index]}
          aria-label={section.showHeader ? undefined : titles[index]}
          aria-labelledby={section.showHeader ? `${anchors[index]}-title` : undefined}
          className="microsite-block"
        >
          <div className="page-width">
            {section.showHeader && <h2 id={`${anchors[index]}-title`}>{titles[index]}</h2>}
            {body[locale] && <div className="article" dangerouslySetInnerHTML={{ __html: body[locale] }} />}
          </div>
        </section>
      ))}
    </div>
  )
}

const firstDelayMs = 1_000
const delayStepMs = 500

/** Cards that fade in one after the other by CSS. They are in the HTML from the start. Spec: PUB-2.69. */
async function Figures({ site, microsite, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'microsite' })
  const untilOpen = daysUntilOpen(microsite, campusDateAt(clock.forDates(), site.timeZone))
  const figures = microsite.stats.flatMap(({ id, title, days }) => {
    const number = days ?? untilOpen
    return number === null ? [] : [{ id, title: localize(title, locale), number }]
  })
  if (figures.length === 0) return null
  return (
    <section aria-label={t('figures')} className="page-width">
      <ul className="microsite-figures">
        {figures.map(({ id, title, number }, index) => (
          <li key={id} style={{ '--delay': `${firstDelayMs + index * delayStepMs}ms` } as CSSProperties}>
            <strong>{number.toLocaleString(`${locale}-CA`)}</strong> <span>{title}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
