import { Fragment, type ReactNode } from 'react'
import { ContactPanel } from '@/features/site/home/contact-panel'
import { AnnouncementPanel } from '@/features/content/announcements/announcement-panel'
import { getPanelHeading } from '@/features/site/panel-heading'
import { specialPageUrl } from '@/domain/site/section-screens'
import { MealPlansPanel } from '@/features/shop/plans/meal-plans-panel'
import type { Site } from '@/domain/site/site'
import { panelNames, type PanelName } from '@/domain/site/home-page'
import type { Locale } from '@/domain/locale'
import type { PanelHeading } from '@/ui/panel'
import { panelOrNotice } from '@/app/(site)/panel-or-notice'

type PanelRequest = { site: Site; locale: Locale; now: Date }
type RenderPanel = (request: PanelRequest & { head: PanelHeading }) => ReactNode | Promise<ReactNode>

/** The panels below the carousel. The panel "what's open" is above it, on the page itself. Spec: PUB-2.24. */
const panels: Record<Exclude<PanelName, 'whatsOpen'>, RenderPanel> = {
  news: (request) => AnnouncementPanel({ ...request, kind: 'news' }),
  events: (request) => AnnouncementPanel({ ...request, kind: 'events' }),
  mealPlans: (request) => MealPlansPanel({ ...request, shop: specialPageUrl(request.site, 'meal-plan-purchase') }),
  contact: ({ site, ...request }) => site.contact && <ContactPanel {...request} contact={site.contact} />,
}

/** Renders the panels that a site shows below the carousel, in order. Each fails alone. Spec: PUB-2.24, PUB-2.25, PUB-8.4. */
export async function renderHomePanels(request: PanelRequest): Promise<ReactNode[]> {
  const { site, locale } = request
  const shown = panelNames.filter((name) => name !== 'whatsOpen').filter((name) => site.panels[name].shown)
  return Promise.all(
    shown.map(async (name) => {
      const head = await getPanelHeading(site, name, locale)
      const panel = await panelOrNotice({ name, head, locale }, () => panels[name]({ ...request, head }))
      return <Fragment key={name}>{panel}</Fragment>
    }),
  )
}
