import type { Locale } from '@/domain/locale'
import { formatUnapplied } from '@/domain/menu/filters/filter-summary'
import type { UnappliedFilters } from '@/domain/menu/filters/menu-filters'
import type { MenuMessages } from '@/i18n/menu-messages'

type Props = {
  unapplied: UnappliedFilters | undefined
  /** Filters that have a name. Others are named by their code. */
  named: readonly { code: string; name: string }[]
  messages: Pick<MenuMessages['filters'], 'unapplied' | 'unreadable'>
  locale: Locale
}

/** Says which filters of the URL could not be applied. Nothing when all were. */
export function UnappliedNote({ unapplied, named, messages, locale }: Props) {
  const text = formatUnapplied(unapplied, named, messages, locale)
  return text ? <p className="menu-unfiltered">{text}</p> : null
}
