'use client'

import { ArrowRight, UsersRound } from 'lucide-react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { StatusSaid } from '@/contract/live-status'
import type { PanelHead } from '@/ui/panel'
import { StatusBadge, toneOf } from '@/ui/status-badge'
import { fillIn } from '@/ui/fill-in'
import { useLiveStatuses } from './use-live-statuses'

/** A location as the board shows it; `occupancy` and `mealStatus` in words, null for none. */
export type PlaceRow = {
  id: string
  name: string
  place: string | null
  mealStatus: string | null
  occupancy: string | null
  menu: string | null
  status: StatusSaid
}
export type BoardWords = Record<'open' | 'closed' | 'hoursUnknown' | 'menu' | 'menuOf', string> & {
  openNow: Record<'none' | 'one' | 'other', string>
}
type Props = {
  rows: PlaceRow[]
  /** v1's address of how the locations stand. */
  source: string
  /** The campus day, in words. */
  day: string
  head: PanelHead
  words: BoardWords
  children?: ReactNode
}

/**
 * The board of locations, kept up to date while the page is looked at: what opens or closes moves to the other list. The
 * server's rows stand until the first answer, and without a script. Spec: PUB-2.27, PUB-4.10.
 */
export function OpenBoard({ rows, source, day, head, words, children }: Props) {
  const statuses = useLiveStatuses(source)
  const focused = useRef<string | null>(null)
  useLayoutEffect(() => {
    // A row in the other list is another element: the visitor who was on its link stays there.
    if (focused.current && document.activeElement === document.body) document.getElementById(focused.current)?.focus()
  }, [statuses])
  const standing = rows.map((row) => ({ ...row, status: statuses.get(row.id) ?? row.status }))
  const open = standing.filter(({ status }) => status.label === 'open')
  const closed = standing.filter(({ status }) => status.label !== 'open')
  const sentence = words.openNow[open.length === 0 ? 'none' : open.length === 1 ? 'one' : 'other']
  return (
    <div onFocus={({ target }) => (focused.current = target.id)} onBlur={() => (focused.current = null)}>
      <p className="mt-4 text-lg">
        <span className="inline-block text-muted first-letter:uppercase">{day}.</span>{' '}
        <span role="status">{fillIn(sentence, { open: open.length, all: rows.length })}</span>
      </p>
      {children}
      <section className="mt-12" aria-labelledby="panel-whats-open">
        <h2 id="panel-whats-open" className="text-2xl">
          {head.title}
        </h2>
        {head.subtitle && <p className="mt-1 text-muted">{head.subtitle}</p>}
        {open.length > 0 && <Board title={words.open} rows={open} words={words} />}
        {closed.length > 0 && <Board title={words.closed} rows={closed} words={words} />}
      </section>
    </div>
  )
}

type BoardProps = { title: string; rows: PlaceRow[]; words: BoardWords }

const Board = ({ title, rows, words }: BoardProps) => (
  <section className="mt-6">
    <h3 className="border-b-2 border-ink pb-2 text-xl">{title}</h3>
    <ul>
      {rows.map((row) => (
        <PlaceLine key={row.id} row={row} words={words} />
      ))}
    </ul>
  </section>
)

/** The badge of how busy it is stands only while a location is open. Spec: PUB-2.27. */
function PlaceLine({ row, words }: { row: PlaceRow; words: BoardWords }) {
  const { id, name, place, mealStatus, occupancy, menu, status } = row
  const said = status.color === 'grey' ? words.hoursUnknown : status.message
  const [, first = said, rest = ''] = /^(.+?[.])(?:\s+(.*))?$/.exec(said) ?? []
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_17rem_7.5rem]">
      <div>
        <h4 className="font-serif text-lg font-semibold leading-[1.15] sm:text-xl">{name}</h4>
        {place && <p className="text-muted">{place}</p>}
        {mealStatus && <p>{mealStatus}</p>}
      </div>
      <div className="col-start-1 tabular-nums md:col-start-2">
        <StatusBadge tone={toneOf(status)} word={first} /> <span>{rest}</span>
        {occupancy && status.label === 'open' && (
          <p className="flex items-center gap-2 text-[0.9rem] text-muted">
            <UsersRound size={16} aria-hidden />
            {occupancy}
          </p>
        )}
      </div>
      {menu && (
        <a
          id={`menu-of-${id}`}
          href={menu}
          aria-label={fillIn(words.menuOf, { location: name })}
          className="col-start-2 row-span-2 row-start-1 inline-flex min-h-11 items-center gap-2 justify-self-end font-semibold text-accent underline-offset-4 hover:underline md:col-start-3 md:row-span-1"
        >
          {words.menu}
          <ArrowRight size={20} aria-hidden />
        </a>
      )}
    </li>
  )
}
