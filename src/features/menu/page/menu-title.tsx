import { CalendarRange, Search, ShieldCheck } from 'lucide-react'
import type { Site } from '@/domain/site/site'
import type { Locale } from '@/domain/locale'
import { menuUrl, setFilterParameters, setMyAllergens, type MenuView } from '@/domain/menu/menu-url'
import { whatCanIEatUrl } from '@/domain/menu/what-can-i-eat-url'
import type { MenuMessages } from '@/i18n/menu-messages'
import { whatCanIEatMessages } from '@/features/menu/what-can-i-eat/what-can-i-eat-messages'

type Props = {
  site: Site
  locale: Locale
  name: string
  messages: Pick<MenuMessages, 'findDish' | 'week'>
  view?: MenuView
}

/** The page title and links to the week, to "What can I eat?" and to the dish search, which keep the filters, allergens and plate. */
export function MenuTitle({ site, locale, name, messages, view }: Props) {
  return (
    <div className="menu-title">
      <h1>{name}</h1>
      {view && (
        <a
          href={`/${site.slug}/menu-week${menuUrl({ ...view, period: null, plate: '' })}`}
          data-filters=""
          className="not-printed"
        >
          <CalendarRange size={18} aria-hidden />
          {messages.week.link}
        </a>
      )}
      {view && (
        <a
          href={`${whatCanIEatUrl(site.slug, locale)}${setMyAllergens('', view.mine ?? [])}`}
          data-mine=""
          className="not-printed"
        >
          <ShieldCheck size={18} aria-hidden />
          {whatCanIEatMessages(locale).title}
        </a>
      )}
      {view && (
        <a
          href={`/${site.slug}/dish-search${setFilterParameters(view.plate && `plate=${view.plate}`, view.filters, view.mine)}`}
          data-filters=""
          className="not-printed"
        >
          <Search size={18} aria-hidden />
          {messages.findDish}
        </a>
      )}
    </div>
  )
}
