'use client'

import { ArrowRight, UsersRound } from 'lucide-react'
import { useLayoutEffect, useRef, type ReactNode, useEffect, useState } from 'react'
import { type LocationStatus, parseStatuses } from '@/contract/places/live-status'
import type { PanelHeading } from '@/ui/panel'
import { StatusBadge, statusTone } from '@/ui/status-badge'
import { formatMessage } from '@/domain/text/format-message'
import type { Locale } from '@/domain/locale'
import type { Coordinates } from '@/domain/places/near/distance'
import { HoursRibbon, type RibbonDrawing } from '@/features/places/hours/hours-ribbon'
import { DistanceFromVisitor } from '@/features/places/nearby/distance-from-visitor'
import { NearMe, type NearMeMessages } from '@/features/places/nearby/near-me'

const intervalMs = 60_000
const timeoutMs = 20_000
/** Statuses of locations by id, and how many minutes after the page they are. */
type Statuses = { byId: ReadonlyMap<string, LocationStatus>; minutesLater: number }
const noStatuses: Statuses = { byId: new Map(), minutesLater: 0 }

/**
 * The statuses of locations. Fetches them from v1 every minute while the page is visible, and when it becomes visible again
 * after more than a minute. Empty until the first response. A failed request keeps the last statuses.
 * Spec: PUB-4.10, PUB-9.1.
 */
function useLiveStatuses(source: string): Statuses {
  const [statuses, setStatuses] = useState(noStatuses)
  useEffect(() => {
    let isUnmounted = false
    const beganAt = Date.now()
    let requestedAt = beganAt
    const refresh = async () => {
      requestedAt = Date.now()
      const fresh = await fetch(source, { signal: AbortSignal.timeout(timeoutMs) })
        .then((response) => response.json())
        .then(parseStatuses, () => null)
      if (fresh && !isUnmounted) setStatuses({ byId: fresh, minutesLater: (requestedAt - beganAt) / intervalMs })
    }
    const isVisible = () => document.visibilityState === 'visible'
    const handleVisibility = () => void (isVisible() && Date.now() - requestedAt >= intervalMs && refresh())
    const timer = setInterval(() => void (isVisible() && refresh()), intervalMs)
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      isUnmounted = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', handleVisibility)
    }
  }, [source])
  return statuses
}

/** A row of the board. `occupancy` and `mealStatus` are texts in the page's language, null for none. */
export type OpenNowRow = {
  id: string
  name: string
  /** Its building and its landmark, else its short description. */
  place: string | null
  /** Null when its coordinates are unknown. */
  position: Coordinates | null
  mealStatus: string | null
  occupancy: string | null
  menu: string | null
  status: LocationStatus
  /** The meals of the day in words, and in how many minutes each begins and ends. */
  meals: { text: string; startsIn: number; endsIn: number }[]
  /** Null when its hours are not known. */
  ribbon: RibbonDrawing | null
}
export type OpenNowMessages = Record<'open' | 'closed' | 'hoursUnknown' | 'menu' | 'menuOf', string> & {
  openNow: Record<'none' | 'one' | 'other', string>
  nearMe: NearMeMessages & { distance: string }
}
type Props = {
  rows: OpenNowRow[]
  /** The v1 URL of the live statuses. */
  source: string
  /** The formatted campus date. */
  day: string
  head: PanelHeading
  locale: Locale
  /** Whether closed locations are listed too. */
  showClosed: boolean
  messages: OpenNowMessages
  children?: ReactNode
}

/**
 * The open locations and, if the site lists them, the closed ones. The statuses refresh while the page is visible, and a
 * location that opens or closes moves to the other list. Without JavaScript the server's statuses remain. Spec: PUB-2.27,
 * PUB-3.1, PUB-4.10.
 */
export function OpenNowBoard({ rows, source, day, head, locale, showClosed, messages, children }: Props) {
  const { byId: statuses, minutesLater } = useLiveStatuses(source)
  const focused = useRef<string | null>(null)
  useLayoutEffect(() => {
    // A row that moves to the other list is a new element. Keep the keyboard focus on its link.
    if (focused.current && document.activeElement === document.body) document.getElementById(focused.current)?.focus()
  }, [statuses])
  const current = rows.map((row) => ({ ...row, status: statuses.get(row.id) ?? row.status }))
  const open = current.filter(({ status }) => status.label === 'open')
  const closed = current.filter(({ status }) => status.label !== 'open')
  const sentence = messages.openNow[open.length === 0 ? 'none' : open.length === 1 ? 'one' : 'other']
  return (
    <div onFocus={({ target }) => (focused.current = target.id)} onBlur={() => (focused.current = null)}>
      <p className="mt-2 text-lg leading-snug sm:mt-4">
        <span className="inline-block text-muted first-letter:uppercase">{day}.</span>{' '}
        <span role="status">{formatMessage(sentence, { open: open.length, all: rows.length })}</span>
      </p>
      {children}
      <section className="mt-6 sm:mt-12" aria-labelledby="panel-whats-open">
        <h2 id="panel-whats-open" className="text-[1.35rem] sm:text-2xl">
          {head.title}
        </h2>
        {head.subtitle && <p className="mt-1 text-muted">{head.subtitle}</p>}
        <NearMe
          places={current.map((row) => ({ ...row, href: row.menu, isOpen: row.status.label === 'open' }))}
          locale={locale}
          messages={messages.nearMe}
        />
        {open.length > 0 && <Board title={messages.open} rows={open} {...{ locale, messages, minutesLater }} />}
        {showClosed && closed.length > 0 && (
          <Board title={messages.closed} rows={closed} {...{ locale, messages, minutesLater }} />
        )}
      </section>
    </div>
  )
}

type Shown = {
  locale: Locale
  messages: OpenNowMessages
  /** How old the rows are without their statuses. */
  minutesLater: number
}
type BoardProps = Shown & { title: string; rows: OpenNowRow[] }

const Board = ({ title, rows, ...shown }: BoardProps) => (
  <section className="mt-3 sm:mt-6">
    <h3 className="border-b-2 border-ink pb-1.5 text-lg sm:pb-2 sm:text-xl">{title}</h3>
    <ul>
      {rows.map((row) => (
        <PlaceLine key={row.id} row={row} {...shown} />
      ))}
    </ul>
  </section>
)

/** Meals and occupancy are shown only while the location is open. Spec: PUB-2.27. */
function PlaceLine({ row, locale, messages, minutesLater }: Shown & { row: OpenNowRow }) {
  const { id, name, place, position, mealStatus, occupancy, meals, menu, status, ribbon } = row
  const isOpen = status.label === 'open'
  const served = meals.filter(({ startsIn, endsIn }) => isOpen && startsIn <= minutesLater && minutesLater < endsIn)
  const message = status.color === 'grey' ? messages.hoursUnknown : status.message
  const [, first = message, rest = ''] = /^(.+?[.])(?:\s+(.*))?$/.exec(message) ?? []
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-1.5 sm:gap-y-1 sm:py-4 md:grid-cols-[minmax(0,1fr)_17rem_7.5rem]">
      <div>
        <h4 className="font-serif text-lg font-semibold leading-[1.15] sm:text-xl">{name}</h4>
        {place && <p className="text-[0.9rem] leading-snug text-muted sm:text-[1em]">{place}</p>}
        <DistanceFromVisitor position={position} locale={locale} message={messages.nearMe.distance} />
        {mealStatus && <p className="text-[0.9rem] leading-snug sm:text-[1em]">{mealStatus}</p>}
      </div>
      <div className="col-span-2 col-start-1 flex flex-wrap items-center gap-x-3 tabular-nums md:col-span-1 md:col-start-2">
        <p>
          <StatusBadge tone={statusTone(status)} word={first} /> <span>{rest}</span>
        </p>
        {served.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
        {occupancy && isOpen && (
          <p className="inline-flex items-center gap-2 text-[0.9rem] text-muted">
            <UsersRound size={16} aria-hidden />
            {occupancy}
          </p>
        )}
        {ribbon && <HoursRibbon {...ribbon} minutesAgo={minutesLater} />}
      </div>
      {menu && (
        <a
          id={`menu-of-${id}`}
          href={menu}
          aria-label={formatMessage(messages.menuOf, { location: name })}
          className="col-start-2 row-start-1 inline-flex min-h-11 items-center gap-2 justify-self-end font-semibold text-accent underline-offset-4 hover:underline md:col-start-3"
        >
          {messages.menu}
          <ArrowRight size={20} aria-hidden />
        </a>
      )}
    </li>
  )
}
