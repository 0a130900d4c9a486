import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/site/site'
import type { Locale } from '@/domain/locale'
import { carriedAllergens, carryToMenu } from '@/domain/menu/carry-allergens'
import { specialPageUrl } from '@/domain/site/section-screens'
import { getRequestPath } from '@/server/http/request-path'
import { findListPage } from './announcement-list-page'
import { listAnnouncements } from './read-announcements'
import { Panel, type PanelHeading } from '@/ui/panel'
import { EmptyNote } from '@/ui/empty-note'
import { AnnouncementCard } from './announcement-card'

type Props = { kind: 'news' | 'events'; site: Site; locale: Locale; head: PanelHeading }
const maxItems = 3

/** The home page panel with the next three announcements that are not over, and a link to all of them. Spec: PUB-2.24. */
export async function AnnouncementPanel({ kind, site, locale, head }: Props) {
  const [t, all] = await Promise.all([
    getTranslations({ locale, namespace: 'happenings' }),
    listAnnouncements(kind, site, locale),
  ])
  const mine = carriedAllergens(await getRequestPath())
  const menu = specialPageUrl(site, 'whats-on-the-menu')
  const current = all
    .filter(({ nearness }) => nearness !== 'over')
    .slice(0, maxItems)
    .map(({ link, ...rest }) => ({ ...rest, link: link && { ...link, href: carryToMenu(link.href, menu, mine) } }))
  const page = all.length > 0 ? findListPage(site, kind, locale) : null
  return (
    <Panel name={kind} head={head} more={page && { href: page.href, text: t(`${kind}.seeAll`) }}>
      {current.length === 0 ? (
        <EmptyNote title={t(`${kind}.empty`)} help={t(`${kind}.emptyHelp`)} />
      ) : (
        <ul className="home-cards">
          {current.map((announcement) => (
            <li key={announcement.id}>
              <AnnouncementCard announcement={announcement} locale={locale} heading="h3" />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
