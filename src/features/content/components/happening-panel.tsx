import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/campus'
import type { Locale } from '@/domain/locale'
import { listPageOf } from '@/features/content/happening-list-page'
import { listHappenings } from '@/features/content/read-happenings'
import { Panel, type PanelHead } from '@/ui/panel'
import { EmptyNote } from './empty-note'
import { HappeningCard } from './happening-card'

type Props = { kind: 'news' | 'events'; site: Site; locale: Locale; head: PanelHead }
const shown = 3

/** The next three of what a campus announces, and the way to all of it; what is over is not news. Spec: PUB-2.24, PUB-7.10, PUB-7.13. */
export async function HappeningPanel({ kind, site, locale, head }: Props) {
  const [t, all] = await Promise.all([
    getTranslations({ locale, namespace: 'happenings' }),
    listHappenings(kind, site, locale),
  ])
  const current = all.filter(({ nearness }) => nearness !== 'over').slice(0, shown)
  const page = all.length > 0 ? listPageOf(site, kind, locale) : null
  return (
    <Panel name={kind} head={head} more={page && { href: page.href, text: t(`${kind}.seeAll`) }}>
      {current.length === 0 ? (
        <EmptyNote title={t(`${kind}.empty`)} help={t(`${kind}.emptyHelp`)} />
      ) : (
        <ul className="home-cards">
          {current.map((happening) => (
            <li key={happening.id}>
              <HappeningCard happening={happening} locale={locale} heading="h3" />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
