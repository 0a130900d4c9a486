'use client'

import { Fragment, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { longDate } from '@/domain/date-formats'
import type { CampusDate } from '@/domain/calendar'
import { isCampusDate } from '@/domain/calendar'
import type { Locale } from '@/domain/locale'
import { noFilters } from '@/domain/menu-filters'
import { fillIn } from '@/ui/fill-in'
import { filtersInAddress } from './in-the-page'
import { menuAddress, withFilters, type MenuView } from './menu-address'
import type { MenuWords } from './menu-words'
import { briefDate, readableDate } from './readable-date'
import { useShrunkHead } from './use-shrunk-head'

type Choice = { value: string; name: string }
export type LocationGroup = { name: string | null; locations: Choice[] }
type Words = Pick<MenuWords, 'sentence' | 'sentenceWithout' | 'location' | 'period' | 'pickDate' | 'show' | 'loading'>
type Props = {
  view: MenuView
  groups: LocationGroup[]
  periods: Choice[]
  today: CampusDate
  locale: Locale
  words: Words
}

/** Keys that change a closed list or a date step by step: the visitor is not done yet. */
const stepping = /^(Arrow|Home|End|Page|Backspace|Delete|.$)/

/**
 * The head of the page: one sentence made of controls, in a GET form. A choice made by pointer or from an open list
 * goes there at once; one made key by key waits for Enter or for the button, which then appears.
 * Spec: PUB-2.35, PUB-2.36, PUB-2.40, PUB-4.3.
 */
export function MenuControls({ view, groups, periods, today, locale, words }: Props) {
  const shown = { location: view.location, date: view.date, period: view.period ?? '' }
  const [chosen, setChosen] = useState(shown)
  const [going, setGoing] = useState('')
  const [undecided, setUndecided] = useState(false)
  const stepped = useRef(false)
  const head = useShrunkHead()

  useEffect(() => {
    const again = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      setGoing('')
      setChosen({ location: view.location, date: view.date, period: view.period ?? '' })
    }
    window.addEventListener('pageshow', again)
    return () => window.removeEventListener('pageshow', again)
  }, [view])

  useEffect(() => {
    document.getElementById('menu')?.toggleAttribute('data-loading', going !== '')
  }, [going])

  const locations = groups.flatMap((group) => group.locations)
  const nameOf = (value: string) => locations.find((location) => location.value === value)?.name ?? ''

  const go = ({ location, date, period }: typeof shown) => {
    if (!isCampusDate(date)) return
    const elsewhere = location !== view.location
    const to = { location, date, period: elsewhere ? null : period || null, filters: noFilters, plate: view.plate }
    const address = menuAddress(to)
    const carried = elsewhere ? address : address + filtersInAddress()
    if (elsewhere || date !== view.date)
      setGoing(fillIn(words.loading, { location: nameOf(location), date: longDate(date, locale) }))
    window.location.assign(carried)
  }
  const choose = (change: Partial<typeof shown>) => {
    const next = { ...chosen, ...change }
    setChosen(next)
    if (stepped.current) setUndecided(true)
    else go(next)
  }
  const watchKeys = (event: KeyboardEvent) => {
    stepped.current = stepping.test(event.key) && event.key !== ' '
    if (event.key === 'Enter' && undecided) go(chosen)
  }
  const field = { onKeyDown: watchKeys, onPointerDown: () => (stepped.current = false) }

  const controls: Record<string, ReactNode> = {
    period: (
      <Phrase key="period" label={words.period} text={periods.find(({ value }) => value === chosen.period)?.name ?? ''}>
        <select
          name="period"
          value={chosen.period}
          onChange={(event) => choose({ period: event.target.value })}
          {...field}
        >
          {periods.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </Phrase>
    ),
    location: (
      <Phrase key="location" label={words.location} text={nameOf(chosen.location)}>
        <select
          name="location"
          value={chosen.location}
          onChange={(event) => choose({ location: event.target.value })}
          {...field}
        >
          {groups.map((group) => (
            <LocationOptions key={group.name ?? ''} group={group} />
          ))}
        </select>
      </Phrase>
    ),
    date: (
      <Phrase key="date" label={words.pickDate} {...dateTexts(chosen.date, today, locale)} icon="calendar">
        <input
          type="date"
          name="date"
          required
          min="2000-01-01"
          max="2100-12-31"
          value={chosen.date}
          onChange={(event) => choose({ date: event.target.value })}
          {...field}
        />
      </Phrase>
    ),
  }
  const sentence = periods.length > 0 ? words.sentence : words.sentenceWithout

  return (
    <div className="menu-head" ref={head}>
      <form
        method="get"
        className="menu-sentence"
        onSubmit={(event) => {
          event.preventDefault()
          go(chosen)
        }}
      >
        <p>
          {piecesOf(sentence).map(({ before, name, after }) => (
            <Fragment key={name}>
              <span className="menu-joint">{before}</span>
              <span className="menu-piece">
                {controls[name]}
                <span className="menu-joint">{after}</span>
              </span>
            </Fragment>
          ))}
        </p>
        <input type="hidden" name="at" value={view.location} />
        {[...new URLSearchParams(withFilters('', view.filters))].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {view.plate && <input type="hidden" name="plate" value={view.plate} />}
        <button className={`menu-show ${undecided ? '' : 'menu-show-without-script'}`}>{words.show}</button>
      </form>
      <p role="status" className="menu-going">
        {going}
      </p>
    </div>
  )
}

function dateTexts(date: CampusDate, today: CampusDate, locale: Locale) {
  if (!isCampusDate(date)) return { text: '…' }
  return { text: readableDate(date, today, locale), short: briefDate(date, locale) }
}

type PhraseProps = {
  label: string
  text: string
  /** For the line at the top of a phone. */ short?: string
  icon?: string
  children: ReactNode
}

/** The sentence around its controls; a comma stays with the control that it follows. */
function piecesOf(sentence: string) {
  return [...sentence.matchAll(/([^{]*?)\{(\w+)\}(,?)/g)].map(([, before = '', name = '', after = '']) => ({
    before,
    name,
    after,
  }))
}

/** A phrase of the sentence: its words are seen, the control over them is used. */
function Phrase({ label, text, short, icon = 'choose', children }: PhraseProps) {
  return (
    <label className="menu-phrase">
      <span className="menu-label">{label}</span>
      <span className="menu-phrase-text" aria-hidden="true">
        {short ? (
          <>
            <span className="menu-phrase-long">{text}</span>
            <span className="menu-phrase-short">{short}</span>
          </>
        ) : (
          text
        )}
        <svg>
          <use href={`#icon-${icon}`} />
        </svg>
      </span>
      {children}
    </label>
  )
}

function LocationOptions({ group }: { group: LocationGroup }) {
  const options = group.locations.map(({ value, name }) => (
    <option key={value} value={value}>
      {name}
    </option>
  ))
  return group.name === null ? options : <optgroup label={group.name}>{options}</optgroup>
}
