import type { Location } from '@/domain/places/location'
import type { Site } from '@/domain/site/site'
import { minuteOfDayAt } from '@/domain/time/campus-time'
import { formatMessageTime, formatShortTime, formatLongDate } from '@/domain/time/date-formats'
import { localize, type Locale } from '@/domain/locale'
import { tryReadServedDay } from '@/features/menu/try-read-served-day'
import { servedMoment } from '@/domain/menu/served-moment'
import { readMenuFilters } from '@/features/places/read-places'
import { clock } from '@/server/clock'
import { setPageStatus } from '@/server/http/current-request'
import { Awning } from '@/ui/brand/awning'
import { brandStyle } from '@/ui/brand/brand-style'
import { BoardDishes } from './board-dishes'
import { closedReason, isServiceOver, nextOpeningMessage, selectBoardPeriods, toBoardPeriod } from './board-periods'
import { ChangedToday } from '@/features/menu/components/changed-today'
import { formatMessage } from '@/domain/text/format-message'
import { FixedMenu } from '@/features/menu/components/fixed-menu'
import { IconSprite } from '@/features/menu/components/icon-sprite'
import { MenuNotice } from '@/features/menu/components/menu-notice'
import { menuMessages } from '@/i18n/menu-messages'
import { PlaceStatus } from '@/ui/place-status'
import { formatReadableDate } from '@/domain/time/readable-date'
import { RefreshingBoard } from './refreshing-board'

/** `period` is the `period` parameter of the URL: an id or a name. */
type Props = { site: Site; location: Location; period: string | null; locale: Locale }

/**
 * A location's current menu for a wall screen; after midnight, that of the day before while last night's hours run. The
 * browser refreshes it every minute. When the menu cannot be read, the page responds with status 500, so that boards already
 * on screen keep their last menu.
 * Spec: PUB-2.39, PUB-2.40, PUB-8.3.
 */
export async function BoardScreen({ site, location, period, locale }: Props) {
  const messages = menuMessages(locale)
  const now = clock.now()
  const minute = minuteOfDayAt(now, site.timeZone)
  const { date } = servedMoment(location.schedules, now, site.timeZone)
  const day = await tryReadServedDay(site, location, date)
  if (day === 'failed') setPageStatus(500)
  const isOver = day !== 'failed' && isServiceOver(day, location, now, site.timeZone)
  const reason = isOver ? closedReason(location, now, site.timeZone, locale) : null
  const filters = await readMenuFilters()
  const shownPeriods = day === 'failed' || isOver ? [] : selectBoardPeriods(day, location, period, now, site.timeZone)
  const periods = shownPeriods.map((shown) => toBoardPeriod(shown, filters, site, locale, messages))
  const name = localize(location.name, locale) ?? ''
  return (
    <main className="board-screen">
      <IconSprite />
      <RefreshingBoard
        renderedAt={locale === 'fr' ? formatShortTime(minute, 'fr') : formatMessageTime(minute)}
        messages={messages.board}
      >
        <div className="branded board" style={brandStyle(site)}>
          <Awning />
          <header className="board-header">
            <div>
              <p className="board-date">{formatReadableDate(date, date, locale)}</p>
              <h1>{name}</h1>
            </div>
            {periods.length === 1 && <h2>{periods[0]?.name}</h2>}
            <div className="board-status">
              {!isOver && <PlaceStatus {...{ site, location, now, locale, words: messages }} />}
              {day !== 'failed' && (
                <ChangedToday {...{ now, locale, messages }} changedAt={day.changedAt} zone={site.timeZone} />
              )}
            </div>
          </header>
          {isOver ? (
            <MenuNotice
              sign
              title={reason ? `${messages.closed} (${reason})` : messages.closed}
              where={formatMessage(messages.closedWhere, { location: name, date: formatLongDate(date, locale) })}
              hint={nextOpeningMessage(location, now, site.timeZone, locale) ?? undefined}
            />
          ) : location.useMenuImages ? (
            <FixedMenu location={location} locale={locale} messages={messages} />
          ) : periods.some(({ categories }) => categories.length > 0) ? (
            <BoardDishes periods={periods} messages={messages} />
          ) : (
            <MenuNotice title={day === 'failed' ? messages.failure : messages.comingSoon} />
          )}
          <p className="board-footer">{localize(site.menuDisclaimer, locale) ?? messages.disclaimer}</p>
        </div>
      </RefreshingBoard>
    </main>
  )
}
