import type { Location, Site } from '@/domain/campus'
import { campusDateAt, clockMessage, clockShort, longDate, minuteOfDayAt } from '@/domain/campus-time'
import { textIn, type Locale } from '@/domain/locale'
import { readServedDay, type Day } from '@/features/dining/read-day'
import { readMenuFilters } from '@/features/dining/read-places'
import { clock } from '@/server/clock'
import { statePageStatus } from '@/server/page-status'
import { Awning } from '@/ui/awning'
import { brandStyle } from '@/ui/brand-style'
import { shelveHtml } from '@/ui/html-shelf'
import { ServerHtml } from '@/ui/server-html'
import { BoardDishes } from './board-dishes'
import { isOverToday, nextOpening, periodsOnBoard, wordsOfPeriod } from './board-of-day'
import { ChangedToday } from './changed-today'
import { fillIn } from '@/ui/fill-in'
import { FixedMenu } from './fixed-menu'
import { iconSprite } from './food-icons'
import { MenuNotice } from './menu-notice'
import { menuWords } from './menu-words'
import { PlaceStatus } from './place-status'
import { readableDate } from './readable-date'
import { RenewedBoard } from './renewed-board'

/** `period` is what the address asks for. */
type Props = { site: Site; location: Location; period: string | null; locale: Locale }

/**
 * A location's menu for a screen on the wall: what is served now, large, with what it contains. It renews itself. Where
 * the menu cannot be read it says so with the status 500, so that a board that stands keeps what it has.
 * Spec: PUB-2.38, PUB-2.39, PUB-2.40, PUB-8.3.
 */
export async function BoardScreen({ site, location, period, locale }: Props) {
  const words = menuWords(locale)
  const now = clock.now()
  const today = campusDateAt(now, site.timeZone)
  const minute = minuteOfDayAt(now, site.timeZone)
  const day = await readOrFail(site, location, today)
  const isOver = day !== 'failed' && isOverToday(day, location, now, site.timeZone)
  const filters = await readMenuFilters()
  const shown = day === 'failed' || isOver ? [] : periodsOnBoard(day, location, period, now, site.timeZone)
  const periods = shown.map((each) => wordsOfPeriod(each, filters, site, locale, words))
  const name = textIn(location.name, locale) ?? ''
  return (
    <main className="board-screen">
      <ServerHtml name={shelveHtml(String(iconSprite()))} className="menu-icons" />
      <RenewedBoard drawn={locale === 'fr' ? clockShort(minute, 'fr') : clockMessage(minute)} words={words.board}>
        <div className="branded board" style={brandStyle(site)}>
          <Awning />
          <header className="board-head">
            <div>
              <p className="board-date">{readableDate(today, today, locale)}</p>
              <h1>{name}</h1>
            </div>
            {periods.length === 1 && <h2>{periods[0]?.name}</h2>}
            <div className="board-now">
              {!isOver && <PlaceStatus {...{ site, location, now, locale, words }} date={today} />}
              {day !== 'failed' && (
                <ChangedToday {...{ now, locale, words }} changedAt={day.changedAt} zone={site.timeZone} />
              )}
            </div>
          </header>
          {isOver ? (
            <MenuNotice
              sign
              title={words.closed}
              where={fillIn(words.closedWhere, { location: name, date: longDate(today, locale) })}
              hint={nextOpening(location, now, site.timeZone, locale) ?? undefined}
            />
          ) : location.useMenuImages ? (
            <FixedMenu location={location} locale={locale} words={words} />
          ) : periods.some(({ categories }) => categories.length > 0) ? (
            <BoardDishes periods={periods} words={words} />
          ) : (
            <MenuNotice title={day === 'failed' ? words.failure : words.comingSoon} />
          )}
          <p className="board-foot">{textIn(site.menuDisclaimer, locale) ?? words.disclaimer}</p>
        </div>
      </RenewedBoard>
    </main>
  )
}

async function readOrFail(site: Site, location: Location, date: string): Promise<Day | 'failed'> {
  try {
    return await readServedDay(site.id, location, date)
  } catch (error) {
    statePageStatus(500)
    console.error(`The menu of location ${location.id} on ${date} cannot be read:`, error)
    return 'failed'
  }
}
