import { localize, type Locale } from '@/domain/locale'
import type { ServedPeriod } from '@/features/menu/read-day'
import { menuUrl, type MenuView } from '@/domain/menu/menu-url'

type Props = { periods: ServedPeriod[]; view: MenuView; label: string; locale: Locale }

/** The day's meal periods as links. The script updates links with `data-filters` when filters change. Spec: PUB-2.38. */
export function PeriodTabs({ periods, view, label, locale }: Props) {
  return (
    <nav aria-label={label} className="menu-periods">
      <ul>
        {periods.map(({ id, name }) => (
          <li key={id}>
            <a
              href={menuUrl({ ...view, period: id })}
              data-filters=""
              aria-current={id === view.period ? 'page' : undefined}
            >
              {localize(name, locale)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
