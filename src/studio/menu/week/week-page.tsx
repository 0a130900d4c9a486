'use client'
import { useEffect, useId, useState } from 'react'
import { useSearchParams } from 'next/navigation'
import { Gutter, useStepNav, useTranslation } from '@payloadcms/ui'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import {
  dishesIn,
  moveDish,
  withDishes,
  withMenuOf,
  type DishMove,
  type WeekDay,
  type WeekRow,
} from '@/domain/menu/week-plan'
import { localize } from '@/domain/locale'
import { addDays, type CampusDate } from '@/domain/time/calendar'
import { formatMessage, formatPlural } from '@/domain/text/format-message'
import { formatLongDate, formatShortDay } from '@/domain/time/date-formats'
import { LoadState } from '@/studio/sales/load-state'
import { AddDialog, CopyDialog, DishDialog } from './week-dialogs'
import { useWeek, weekApiPath } from './use-week'
import { weekMessages } from './week-messages'
import { WeekOutcome } from './week-outcome'
import { WeekTable } from './week-table'
import './week.css'

type Dialog =
  | { kind: 'dish'; day: WeekDay; row: WeekRow; dish: string }
  | { kind: 'add'; day: WeekDay; row: WeekRow }
  | { kind: 'copy'; day: WeekDay }

const weeksBack = [1, 2, 3, 4, 5, 6, 7, 8]
/** How far ahead empty days are filled. */
const longestDays = 366
/** The page "Menus of a week" of the studio: what a location serves from day to day. Each change is saved at once as a draft. */
export function WeekPage() {
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const messages = weekMessages(language)
  const { setStepNav } = useStepNav()
  const { selectedTenantID } = useTenantSelection()
  const query = useSearchParams()
  const [location, setLocation] = useState(query.get('location'))
  const [from, setFrom] = useState<CampusDate | null>(query.get('from'))
  const [weeks, setWeeks] = useState(1)
  const [until, setUntil] = useState('')
  const [chosen, setShown] = useState<CampusDate | null>(null)
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const site = selectedTenantID ? String(selectedTenantID) : null
  const week = useWeek(weekApiPath({ site, location, from }))
  const { answer, days, rows, dishes, save } = week
  const titleId = useId()
  useEffect(() => setStepNav([{ label: messages.title }]), [messages.title, setStepNav])

  const nameOf = (dish: string) => localize(dishes[dish]?.name, language) ?? ''
  const dayOf = (date: CampusDate) => formatLongDate(date, language)
  const edit = (day: WeekDay, row: WeekRow, edited: string[]) => withDishes(day, row, edited, rows)
  const close = () => setDialog(null)
  const finish = (changed: Parameters<typeof save>[0], message: string, values: Record<string, string>) => {
    close()
    void save(changed, formatMessage(message, values))
  }

  function move(moved: DishMove, isCopy: boolean) {
    const changed = moveDish(days, rows, moved, isCopy)
    const values = { dish: nameOf(moved.dish), day: dayOf(moved.to.date) }
    if (changed.length > 0) return finish(changed, isCopy ? messages.added : messages.moved, values)
    close()
    week.refuse(formatMessage(messages.isThere, values))
  }

  const [first] = days
  const last = days.at(-1)?.date ?? ''
  const go = (weeksOn: number) => {
    if (first) setFrom(addDays(first.date, 7 * weeksOn))
    setShown(null)
  }
  const isShown = (date: CampusDate | null | undefined) => days.some((day) => day.date === date)
  const shown = (isShown(chosen) ? chosen : isShown(answer?.today) ? answer?.today : first?.date) ?? ''
  const common = { site: answer?.site ?? '', language, messages, onClose: close } as const
  /** The other open days, the later ones first: a closed day is opened before something is put there. */
  const others = (date: CampusDate) => {
    const open = days.filter((day) => !day.closed).map((day) => day.date)
    return [...open.filter((each) => each > date), ...open.filter((each) => each < date)]
  }
  return (
    <Gutter className="week-plan">
      <h1 id={titleId}>{messages.title}</h1>
      <p>{messages.intro}</p>
      {answer?.location && (
        <div className="week-plan__tools">
          <label>
            {messages.location}{' '}
            <select value={answer.location} onChange={({ target }) => setLocation(target.value)}>
              {answer.locations.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name[language]}
                </option>
              ))}
            </select>
          </label>
          <button type="button" onClick={() => go(-1)}>
            ← {messages.previous}
          </button>
          <button type="button" onClick={() => go(1)}>
            {messages.next} →
          </button>
          <label>
            {messages.fillFrom}{' '}
            <select value={weeks} onChange={({ target }) => setWeeks(Number(target.value))}>
              {weeksBack.map((count) => (
                <option key={count} value={count}>
                  {formatPlural(messages.weeksBefore, count, language, { count })}
                </option>
              ))}
            </select>
          </label>
          <label>
            {messages.until}{' '}
            <input
              type="date"
              value={until > last ? until : last}
              min={last}
              max={first && addDays(first.date, longestDays)}
              onChange={({ target }) => setUntil(target.value)}
            />
          </label>
          <button type="button" onClick={() => void week.fill(weeks, until > last ? until : last)}>
            {messages.fill}
          </button>
        </div>
      )}
      <LoadState state={week.state} messages={messages} />
      <WeekOutcome week={week} messages={messages} />
      {answer && !answer.location && <p>{messages.noLocation}</p>}
      {days.length > 0 && (
        <nav className="week-plan__days" aria-labelledby={titleId}>
          {days.map(({ date, state }) => (
            <button
              key={date}
              type="button"
              aria-pressed={date === shown}
              data-state={state}
              onClick={() => setShown(date)}
            >
              {formatShortDay(date, language)}
              <span className="visually-hidden">, {messages.state[state]}</span>
            </button>
          ))}
        </nav>
      )}
      {days.length > 0 && rows.length === 0 && <p>{messages.empty}</p>}
      {days.length > 0 && (
        <WeekTable
          week={week}
          messages={messages}
          shown={shown}
          onDish={(day, row, dish) => setDialog({ kind: 'dish', day, row, dish })}
          onMove={move}
          onAdd={(day, row) => setDialog({ kind: 'add', day, row })}
          onCopy={(day) => setDialog({ kind: 'copy', day })}
          onClosed={(day, closed) =>
            finish([{ ...day, closed }], closed ? messages.isClosed : messages.isOpen, { day: dayOf(day.date) })
          }
        />
      )}
      {dialog?.kind === 'dish' && (
        <DishDialog
          {...common}
          dish={nameOf(dialog.dish)}
          dates={others(dialog.day.date)}
          taken={dishesIn(dialog.day, dialog.row)}
          onReplace={({ id, name }) => {
            const { day, row, dish } = dialog
            const edited = dishesIn(day, row).map((each) => (each === dish ? id : each))
            finish([edit(day, row, edited)], messages.replaced, { dish: name, day: dayOf(day.date) })
          }}
          onMove={(date, isCopy) => {
            const { day, row, dish } = dialog
            move({ dish, from: { date: day.date, row }, to: { date, row } }, isCopy)
          }}
          onRemove={() => {
            const { day, row, dish } = dialog
            const edited = dishesIn(day, row).filter((each) => each !== dish)
            finish([edit(day, row, edited)], messages.removed, { dish: nameOf(dish), day: dayOf(day.date) })
          }}
        />
      )}
      {dialog?.kind === 'add' && (
        <AddDialog
          {...common}
          title={formatMessage(messages.addTo, {
            row: formatMessage(messages.row, {
              category: localize(dialog.row.category, language) ?? '',
              period: localize(dialog.row.period, language) ?? '',
            }),
            day: dayOf(dialog.day.date),
          })}
          taken={dishesIn(dialog.day, dialog.row)}
          onAdd={({ id, name }) => {
            const { day, row } = dialog
            const edited = [...dishesIn(day, row), id]
            finish([edit(day, row, edited)], messages.added, { dish: name, day: dayOf(day.date) })
          }}
        />
      )}
      {dialog?.kind === 'copy' && (
        <CopyDialog
          {...common}
          day={dialog.day.date}
          dates={others(dialog.day.date)}
          onCopy={(date) => {
            const target = days.find((each) => each.date === date)
            if (target) finish([withMenuOf(target, dialog.day)], messages.copied, { day: dayOf(date) })
          }}
        />
      )}
    </Gutter>
  )
}
