import { Search, ShieldCheck } from 'lucide-react'
import type { Site } from '@/domain/site/site'
import type { Locale } from '@/domain/locale'
import { setFilterParameters, setMyAllergens, type MenuView } from '@/domain/menu/menu-url'
import { whatCanIEatUrl } from '@/domain/menu/what-can-i-eat-url'
import { whatCanIEatMessages } from '@/features/menu/what-can-i-eat/what-can-i-eat-messages'

type Props = { site: Site; locale: Locale; name: string; findDish: string; view?: MenuView }

/** The page title and links to "What can I eat?" and to the dish search, which keep the filters, allergens and plate. */
export function MenuTitle({ site, locale, name, findDish, view }: Props) {
  return (
    <div className="menu-title">
      <h1>{name}</h1>
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
          {findDish}
        </a>
      )}
    </div>
  )
}
