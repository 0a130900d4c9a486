import { Fragment, type ReactNode } from 'react'
import { ContactPanel } from '@/features/content/components/contact-panel'
import { HappeningPanel } from '@/features/content/components/happening-panel'
import { panelHead } from '@/features/content/panel-head'
import { addressOfSpecial } from '@/features/content/section-screens'
import { MealPlansPanel } from '@/features/shop/components/meal-plans-panel'
import type { Site } from '@/domain/campus'
import { panelNames, type PanelName } from '@/domain/home-page'
import type { Locale } from '@/domain/locale'
import type { PanelHead } from '@/ui/panel'

type Asked = { site: Site; locale: Locale; now: Date }
type Drawn = (asked: Asked & { head: PanelHead }) => ReactNode | Promise<ReactNode>

/** How each panel after the first is drawn; what is open now stands above the pictures. Spec: PUB-2.24. */
const panels: Record<Exclude<PanelName, 'whatsOpen'>, Drawn> = {
  news: (asked) => HappeningPanel({ ...asked, kind: 'news' }),
  events: (asked) => HappeningPanel({ ...asked, kind: 'events' }),
  mealPlans: (asked) => MealPlansPanel({ ...asked, shop: addressOfSpecial(asked.site, 'meal-plan-purchase') }),
  contact: ({ site, ...asked }) => site.contact && <ContactPanel {...asked} contact={site.contact} />,
}

/** The panels that a site shows under its pictures, in their order. Spec: PUB-2.24, PUB-2.25. */
export async function homePanels(asked: Asked): Promise<ReactNode[]> {
  const { site, locale } = asked
  const shown = panelNames.filter((name) => name !== 'whatsOpen').filter((name) => site.panels[name].shown)
  return Promise.all(
    shown.map(async (name) => (
      <Fragment key={name}>{await panels[name]({ ...asked, head: await panelHead(site, name, locale) })}</Fragment>
    )),
  )
}
