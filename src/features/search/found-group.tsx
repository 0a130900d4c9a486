import { ArrowUpRight } from 'lucide-react'
import { localize, type Locale } from '@/domain/locale'
import type { Site } from '@/domain/site/site'
import { formatLongDate } from '@/domain/time/date-formats'
import { formatMessage, formatPlural } from '@/domain/text/format-message'
import { menuMessages } from '@/i18n/menu-messages'
import type { SearchMessages } from '@/i18n/site-messages'
import { PlaceStatus } from '@/ui/place-status'
import type { FoundGroup as Group } from './find-content'
import type { FoundItem } from './read-found'

type Context = { site: Site; now: Date; locale: Locale; messages: SearchMessages }
type Props = Context & { group: Group }

/** The results of one kind under a heading with their number. */
export function FoundGroup({ group: { kind, items, leftOut }, ...context }: Props) {
  const { messages, locale } = context
  return (
    <section aria-labelledby={`found-${kind}`} className="found-group">
      <h2 id={`found-${kind}`}>
        {formatMessage(messages.groupHeading, { name: messages.groups[kind], count: items.length + leftOut })}
      </h2>
      <ul>
        {items.map((item) => (
          <li key={`${item.kind}-${item.id}`}>
            <Found item={item} {...context} />
          </li>
        ))}
      </ul>
      {leftOut > 0 && (
        <p className="search-note">{formatPlural(messages.leftOut, leftOut, locale, { count: leftOut })}</p>
      )}
    </section>
  )
}

/** A result: its title as a link, its days or its opening status, and its summary. */
function Found({ item, site, now, locale, messages }: Context & { item: FoundItem }) {
  const { title, summary, days, href, location } = item
  const outside = !href.startsWith('/')
  const text = localize(summary, locale)
  return (
    <article className="found">
      <h3>
        <a href={href}>
          {localize(title, locale)}
          {outside && (
            <>
              <span className="sr-only"> {messages.outside}</span> <ArrowUpRight size={18} aria-hidden />
            </>
          )}
        </a>
      </h3>
      {location && <PlaceStatus {...{ site, location, now, locale }} words={menuMessages(locale)} />}
      {days?.start && <p className="found-days">{formatDays(days.start, days.end, locale, messages)}</p>}
      {text && <p className="found-summary">{text}</p>}
    </article>
  )
}

function formatDays(start: string, end: string | null, locale: Locale, messages: SearchMessages): string {
  const from = formatLongDate(start, locale)
  return end === null || end === start
    ? from
    : formatMessage(messages.days, { from, until: formatLongDate(end, locale) })
}
