'use client'

import { Fragment, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { formatLongDate } from '@/domain/time/date-formats'
import type { CampusDate } from '@/domain/time/calendar'
import { isCampusDate } from '@/domain/time/calendar'
import type { Locale } from '@/domain/locale'
import { noFilters } from '@/domain/menu/filters/menu-filters'
import { formatMessage } from '@/domain/text/format-message'
import { currentFilterQuery, removeOrigin } from '@/features/menu/page/menu-page-dom'
import { menuUrl, setFilterParameters, type MenuView } from '@/domain/menu/menu-url'
import type { MenuMessages } from '@/i18n/menu-messages'
import { formatBriefDate, formatReadableDate } from '@/domain/time/readable-date'
import { useCompactHeader } from './use-compact-header'

type Choice = { value: string; name: string }
export type LocationGroup = { name: string | null; locations: Choice[] }
type Messages = Pick<
  MenuMessages,
  'sentence' | 'sentenceWithout' | 'location' | 'period' | 'pickDate' | 'show' | 'loading'
>
type Props = {
  view: MenuView
  groups: LocationGroup[]
  periods: Choice[]
  today: CampusDate
  locale: Locale
  messages: Messages
  /** Stays at the top of phones together with the sentence. */
  children?: ReactNode
}

/** Keys that change a closed select or a date step by step. The visitor may want to press them again. */
const stepKeys = /^(Arrow|Home|End|Page|Backspace|Delete|.$)/

/**
 * Location, date and meal period, as one sentence of controls in a GET form. A choice by pointer or from an open list
 * loads the menu at once. A choice by keyboard steps waits for Enter or the submit button, which then appears.
 * Spec: PUB-2.35, PUB-2.36, PUB-2.40, PUB-4.3.
 */
export function MenuControls({ view, groups, periods, today, locale, messages, children }: Props) {
  const current = { location: view.location, date: view.date, period: view.period ?? '' }
  const [chosen, setChosen] = useState(current)
  const [loadingMessage, setLoadingMessage] = useState('')
  const [isPending, setIsPending] = useState(false)
  const isStepping = useRef(false)
  const header = useCompactHeader()

  useEffect(() => {
    const resetAfterBack = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      setLoadingMessage('')
      setChosen({ location: view.location, date: view.date, period: view.period ?? '' })
    }
    window.addEventListener('pageshow', resetAfterBack)
    return () => window.removeEventListener('pageshow', resetAfterBack)
  }, [view])

  useEffect(() => {
    document.getElementById('menu')?.toggleAttribute('data-loading', loadingMessage !== '')
  }, [loadingMessage])

  useEffect(() => removeOrigin(view), [view])

  const locations = groups.flatMap((group) => group.locations)
  const nameOf = (value: string) => locations.find((location) => location.value === value)?.name ?? ''

  const go = ({ location, date, period }: typeof current) => {
    if (!isCampusDate(date)) return
    const changesLocation = location !== view.location
    const target = { location, date, period: period || null, filters: noFilters, plate: view.plate }
    // The server finds the same meal at the new location, and tells which filters it cleared.
    const origin = changesLocation ? `&at=${encodeURIComponent(view.location)}` : ''
    const url = menuUrl(target) + currentFilterQuery() + origin
    if (changesLocation || date !== view.date)
      setLoadingMessage(
        formatMessage(messages.loading, { location: nameOf(location), date: formatLongDate(date, locale) }),
      )
    window.location.assign(url)
  }
  const choose = (change: Partial<typeof current>) => {
    const next = { ...chosen, ...change }
    setChosen(next)
    if (isStepping.current) setIsPending(true)
    else go(next)
  }
  const handleKey = (event: KeyboardEvent) => {
    isStepping.current = stepKeys.test(event.key) && event.key !== ' '
    if (event.key === 'Enter' && isPending) go(chosen)
  }
  const handlers = { onKeyDown: handleKey, onPointerDown: () => (isStepping.current = false) }

  const controls: Record<string, ReactNode> = {
    period: (
      <Phrase
        key="period"
        label={messages.period}
        text={periods.find(({ value }) => value === chosen.period)?.name ?? ''}
      >
        <select
          name="period"
          value={chosen.period}
          onChange={(event) => choose({ period: event.target.value })}
          {...handlers}
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
      <Phrase key="location" label={messages.location} text={nameOf(chosen.location)}>
        <select
          name="location"
          value={chosen.location}
          onChange={(event) => choose({ location: event.target.value })}
          {...handlers}
        >
          {groups.map((group) => (
            <LocationOptions key={group.name ?? ''} group={group} />
          ))}
        </select>
      </Phrase>
    ),
    date: (
      <Phrase key="date" label={messages.pickDate} {...dateTexts(chosen.date, today, locale)} icon="calendar">
        <input
          type="date"
          name="date"
          required
          min="2000-01-01"
          max="2100-12-31"
          value={chosen.date}
          onChange={(event) => choose({ date: event.target.value })}
          {...handlers}
        />
      </Phrase>
    ),
  }
  const sentence = periods.length > 0 ? messages.sentence : messages.sentenceWithout

  return (
    <div className="menu-head" ref={header}>
      <form
        method="get"
        className="menu-sentence"
        onSubmit={(event) => {
          event.preventDefault()
          go(chosen)
        }}
      >
        <p>
          {splitSentence(sentence).map(({ before, name, after }) => (
            <Fragment key={name}>
              {' '}
              <span className="menu-sentence-part">
                <span className="menu-sentence-text">{before}</span>
                {controls[name]}
                <span className="menu-sentence-text">{after}</span>
              </span>
            </Fragment>
          ))}
        </p>
        <input type="hidden" name="at" value={view.location} />
        {[...new URLSearchParams(setFilterParameters('', view.filters, view.mine))].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {view.plate && <input type="hidden" name="plate" value={view.plate} />}
        <button className={`menu-submit ${isPending ? '' : 'menu-submit-no-script'}`}>{messages.show}</button>
      </form>
      <p role="status" className="menu-loading-message">
        {loadingMessage}
      </p>
      {children}
    </div>
  )
}

function dateTexts(date: CampusDate, today: CampusDate, locale: Locale) {
  if (!isCampusDate(date)) return { text: '…' }
  return { text: formatReadableDate(date, today, locale), short: formatBriefDate(date, locale) }
}

type PhraseProps = {
  label: string
  text: string
  /** Replaces `text` in the fixed line at the top of phones. */
  short?: string
  icon?: string
  children: ReactNode
}

/** Splits a sentence at its controls. A control stays with the word before it and the comma after it. */
function splitSentence(sentence: string) {
  return [...sentence.matchAll(/([^{]*?)\{(\w+)\}(,?)/g)].map(([, before = '', name = '', after = '']) => ({
    before,
    name,
    after,
  }))
}

/** A phrase with a transparent control on top of its visible text. */
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
