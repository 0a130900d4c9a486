import { Search } from 'lucide-react'
import type { Site } from '@/domain/campus'
import { withFilters, type MenuView } from './menu-address'

type Props = { site: Site; name: string; findDish: string; view?: MenuView }

/** What the page is called, and the way to look for a dish on all menus; the filters and the plate go along. Spec: PUB-2.35. */
export function MenuTitle({ site, name, findDish, view }: Props) {
  return (
    <div className="menu-title">
      <h1>{name}</h1>
      {view && (
        <a
          href={`/${site.slug}/dish-search${withFilters(view.plate && `plate=${view.plate}`, view.filters)}`}
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
