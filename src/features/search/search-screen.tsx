import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMessage, formatPlural } from '@/domain/text/format-message'
import { type Locale, localize } from '@/domain/locale'
import type { Site } from '@/domain/site/site'
import { parseSearch } from '@/domain/search/search-words'
import { formatLongDate } from '@/domain/time/date-formats'
import { menuMessages } from '@/i18n/menu-messages'
import { searchMessages, type SearchMessages } from '@/i18n/site-messages'
import { SearchForm } from '@/ui/form/search-form'
import { PlaceStatus } from '@/ui/place-status'
import type { FoundGroup as Group } from './find-content'
import type { FoundItem } from './read-found'

type Props = {
  site: Site
  locale: Locale
  now: Date
  text: string
  groups: readonly Group[]
  /** Parameters of the URL that the next search keeps. */
  kept: readonly [name: string, value: string][]
  /** The dishes found, and how many they are. `isShown` also when there is only something to say about them. */
  dishes: { count: number; isShown: boolean; list: ReactNode }
  /** True when a part of the site cannot be searched at the moment. */
  incomplete: boolean
  /** Links where a search without results can go on. */
  suggestions: readonly { href: string; name: string }[]
  breadcrumb: ReactNode
}

/** The search of a site: dishes first, then locations, events, offers, news and pages. */
export function SearchScreen({
  site,
  locale,
  now,
  text,
  groups,
  kept,
  dishes,
  incomplete,
  suggestions,
  breadcrumb,
}: Props) {
  const messages = searchMessages(locale)
  const { words, shortened } = parseSearch(text)
  const count = groups.reduce((sum, { items, leftOut }) => sum + items.length + leftOut, dishes.count)
  return (
    <div className="site-search search-page page-width">
      {breadcrumb}
      <h1 className="page-head">{messages.title}</h1>
      <SearchForm id="search-words" text={text} messages={messages} hidden={kept} />
      {words.length === 0 && text !== '' && <p className="search-note">{messages.noWords}</p>}
      {words.length > 0 && (
        <div className={count > 0 ? 'site-search-found' : 'site-search-empty search-empty'}>
          <p role="status">
            {count > 0
              ? formatPlural(messages.found, count, locale, { count, words: words.join(' ') })
              : formatMessage(dishes.isShown ? messages.nothingElse : messages.nothing, { words: words.join(' ') })}
          </p>
          {count === 0 && !dishes.isShown && <p>{messages.nothingHelp}</p>}
          {count === 0 && !dishes.isShown && (
            <ul>
              {suggestions.map(({ href, name }) => (
                <li key={href}>
                  <a href={href} className="plain-link">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {incomplete && words.length > 0 && (
        <p role="alert" className="search-note">
          {messages.incomplete}
        </p>
      )}
      {shortened && words.length > 0 && (
        <p className="search-note">{formatMessage(messages.shortened, { words: words.join(' ') })}</p>
      )}
      {dishes.isShown && (
        <section aria-labelledby="found-dishes" className="found-group">
          <h2 id="found-dishes">
            {formatMessage(messages.groupHeading, { name: messages.groups.dishes, count: dishes.count })}
          </h2>
          {dishes.list}
        </section>
      )}
      {groups.map((group) => (
        <FoundGroup key={group.kind} {...{ group, site, now, locale, messages }} />
      ))}
    </div>
  )
}

type Context = { site: Site; now: Date; locale: Locale; messages: SearchMessages }
type FoundGroupProps = Context & { group: Group }

/** The results of one kind under a heading with their number. */
function FoundGroup({ group: { kind, items, leftOut }, ...context }: FoundGroupProps) {
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
