import { textIn, type Locale } from '@/domain/locale'
import type { ServedPeriod } from '@/features/dining/read-day'
import { menuAddress, type MenuView } from './menu-address'

type Props = { periods: ServedPeriod[]; view: MenuView; label: string; locale: Locale }

/** The day's meal periods as links; `data-filters` marks addresses into which chosen filters are carried. Spec: PUB-2.38. */
export function PeriodTabs({ periods, view, label, locale }: Props) {
  return (
    <nav aria-label={label} className="menu-periods">
      <ul>
        {periods.map(({ id, name }) => (
          <li key={id}>
            <a
              href={menuAddress({ ...view, period: id })}
              data-filters=""
              aria-current={id === view.period ? 'page' : undefined}
            >
              {textIn(name, locale)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
