import { useState } from 'react'
import { useConfig, useTranslation } from '@payloadcms/ui'
import { listWeekRows, unpublishedDays, type PlannedDay, type WeekDay, type WeekRow } from '@/domain/menu/week-plan'
import type { Locale, Localized } from '@/domain/locale'
import { formatMessage, formatPlural } from '@/domain/text/format-message'
import { formatLongDate } from '@/domain/time/date-formats'
import { requestStudioApi } from '@/studio/request-staff-api'
import { useStudioAnswer } from '@/studio/sales/use-studio-answer'
import { fillWeeks } from './fill-weeks'
import { weekMessages } from './week-messages'

/** `missingName` is a language of the site in which the dish has no name. */
type Dishes = Record<string, { name: Localized; allergensDeclared: boolean; missingName: Locale | null }>
export type WeekAnswer = {
  site: string | null
  today: string
  locations: { id: string; name: Localized }[]
  location: string | null
  days: WeekDay[]
  dishes: Dishes
}
/**
 * `undo` has the days as they were, one list for each week that changed; null where nothing can be undone. `publish` has the changed days
 * that visitors do not see yet.
 */
type Outcome = { text: string; isRefusal: boolean; undo: PlannedDay[][] | null; publish: WeekDay[] }
const refusalOf = (text: string): Outcome => ({ text, isRefusal: true, undo: null, publish: [] })

/** Days that were saved since the week was loaded, and the lines that have been seen in it: an emptied line stays in sight. */
type Edits = { answer: WeekAnswer | null; days: WeekDay[]; dishes: Dishes; rows: WeekRow[] }
const none: Edits = { answer: null, days: [], dishes: {}, rows: [] }

/**
 * The week of a path of the studio's API. `save` stores days at once as drafts, says what was done and offers to undo it; so does `fill`
 * for the empty days of this week and of those after it, up to a date. `publish` is not undone: visitors have seen the menus. `discard`
 * puts days back to what visitors see.
 */
export function useWeek(path: string) {
  const api = useConfig().config.routes.api
  const language: Locale = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const messages = weekMessages(language)
  const { unreachable } = messages
  const state = useStudioAnswer<WeekAnswer>(path)
  const { answer } = state
  const [stored, setEdits] = useState(none)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const edits = stored.answer === answer ? stored : none
  const days = (answer?.days ?? []).map((day) => edits.days.find(({ date }) => date === day.date) ?? day)
  const rows = listWeekRows([{ date: '', updatedAt: null, closed: false, periods: periodsOf(edits.rows) }, ...days])

  const location = answer?.location ?? ''
  async function post(path: string, changed: readonly object[]) {
    const body = { location, days: changed }
    const result = await requestStudioApi(api, `menus/week${path}`, { language, unreachable, body })
    return result.ok ? { ok: true as const, ...(result.body as Pick<WeekAnswer, 'days' | 'dishes'>) } : result
  }
  const store = (changed: readonly PlannedDay[]) =>
    post(
      '',
      changed.map(({ date, updatedAt, closed, periods }) => ({ date, updatedAt, closed, periods })),
    )
  async function read(from: string) {
    const result = await requestStudioApi(api, weekApiPath({ location, from }), { language, unreachable })
    return result.ok ? { ok: true as const, days: (result.body as WeekAnswer).days } : result
  }

  async function finish(sent: ReturnType<typeof post>, outcomeOf: (saved: WeekDay[]) => Omit<Outcome, 'isRefusal'>) {
    const saved = await sent
    if (!saved.ok) {
      setOutcome(refusalOf(saved.message))
      return state.reload()
    }
    const others = edits.days.filter(({ date }) => !saved.days.some((day) => day.date === date))
    setEdits({ answer, days: [...others, ...saved.days], dishes: { ...edits.dishes, ...saved.dishes }, rows })
    setOutcome({ ...outcomeOf(saved.days), isRefusal: false })
  }
  /** The days as they are shown now, to store them again over what is stored then. */
  const asShown = (changed: readonly PlannedDay[], stored: readonly PlannedDay[]) =>
    changed.flatMap(({ date }) => {
      const day = days.find((each) => each.date === date)
      return day ? [{ ...day, updatedAt: versionOf(stored, date) }] : []
    })

  const save = (changed: readonly PlannedDay[], done: string): Promise<void> =>
    finish(store(changed), (stored) => ({
      ...{ text: done, undo: [asShown(changed, stored)] },
      publish: unpublishedDays(stored),
    }))

  const basesOf = (chosen: readonly WeekDay[]) => chosen.map(({ date, updatedAt }) => ({ date, updatedAt }))
  function publish(chosen: readonly WeekDay[]): Promise<void> {
    const values = { count: chosen.length, day: formatLongDate(chosen[0]?.date ?? '', language) }
    const text = formatPlural(messages.published, chosen.length, language, values)
    return finish(post('/publish', basesOf(chosen)), () => ({ text, undo: null, publish: [] }))
  }
  function discard(day: WeekDay): Promise<void> {
    const text = formatMessage(messages.discarded, { day: formatLongDate(day.date, language) })
    return finish(post('/discard', basesOf([day])), (stored) => ({ text, undo: [asShown([day], stored)], publish: [] }))
  }

  async function fill(weeks: number, until: string): Promise<void> {
    const { before, refusal } = await fillWeeks({ first: days[0]?.date ?? '', until, weeks }, { read, save: store })
    const count = before.flat().length
    const text = count > 0 ? formatPlural(messages.filled, count, language, { count }) : ''
    const said = [text, refusal ?? (count > 0 ? '' : messages.nothingToFill)].filter(Boolean).join(' ')
    const isRefusal = refusal !== null || count === 0
    setOutcome({ text: said, isRefusal, undo: count > 0 ? before : null, publish: [] })
    state.reload()
  }

  async function undo(): Promise<void> {
    for (const changed of outcome?.undo ?? []) {
      const saved = await store(changed)
      if (saved.ok) continue
      setOutcome(refusalOf(saved.message))
      return state.reload()
    }
    setOutcome({ text: messages.undone, isRefusal: false, undo: null, publish: [] })
    state.reload()
  }
  return {
    ...({ state, answer, days, rows, outcome, save, fill, undo, publish, discard, language } as const),
    dishes: { ...answer?.dishes, ...edits.dishes } as Dishes,
    refuse: (text: string) => setOutcome(refusalOf(text)),
  }
}

/** The path of the studio's API that answers a week; without a value, the server chooses. */
export const weekApiPath = (query: Record<string, string | null>) =>
  `menus/week?${Object.entries(query)
    .flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []))
    .join('&')}`

const versionOf = (days: readonly PlannedDay[], date: string) =>
  days.find((day) => day.date === date)?.updatedAt ?? null

const periodsOf = (rows: readonly WeekRow[]) =>
  rows.map(({ period, category }) => ({ name: period, categories: [{ name: category, dishes: [] }] }))

export type Week = ReturnType<typeof useWeek>
