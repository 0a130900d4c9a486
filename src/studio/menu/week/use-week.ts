import { useState } from 'react'
import { useConfig, useTranslation } from '@payloadcms/ui'
import { listWeekRows, type PlannedDay, type WeekRow } from '@/domain/menu/week-plan'
import type { Locale, Localized } from '@/domain/locale'
import { formatPlural } from '@/domain/text/format-message'
import { requestStudioApi } from '@/studio/request-staff-api'
import { useStudioAnswer } from '@/studio/sales/use-studio-answer'
import { fillWeeks } from './fill-weeks'
import { weekMessages } from './week-messages'

/** `missingName` is a language of the site in which the dish has no name. */
type Dishes = Record<string, { name: Localized; allergensDeclared: boolean; missingName: Locale | null }>
/** A day as the server answers it; `id` is null where no menu is stored. */
export type WeekDay = PlannedDay & { id: string | null }
export type WeekAnswer = {
  site: string | null
  today: string
  locations: { id: string; name: Localized }[]
  location: string | null
  days: WeekDay[]
  dishes: Dishes
}
/** `undo` has the days as they were, one list for each week that changed; null where nothing can be undone. */
type Outcome = { text: string; isRefusal: boolean; undo: PlannedDay[][] | null }

/** Days that were saved since the week was loaded, and the lines that have been seen in it: an emptied line stays in sight. */
type Edits = { answer: WeekAnswer | null; days: WeekDay[]; dishes: Dishes; rows: WeekRow[] }
const none: Edits = { answer: null, days: [], dishes: {}, rows: [] }

/**
 * The week of a path of the studio's API. `save` stores days at once, says what was done and offers to undo it; so does `fill` for the
 * empty days of this week and of those after it, up to a date.
 */
export function useWeek(path: string) {
  const api = useConfig().config.routes.api
  const language: Locale = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const { unreachable, undone, filled, nothingToFill } = weekMessages(language)
  const state = useStudioAnswer<WeekAnswer>(path)
  const { answer } = state
  const [stored, setEdits] = useState(none)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const edits = stored.answer === answer ? stored : none
  const days = (answer?.days ?? []).map((day) => edits.days.find(({ date }) => date === day.date) ?? day)
  const rows = listWeekRows([{ date: '', updatedAt: null, closed: false, periods: periodsOf(edits.rows) }, ...days])

  const location = answer?.location ?? ''
  async function store(changed: readonly PlannedDay[]) {
    const body = {
      location,
      days: changed.map(({ date, updatedAt, closed, periods }) => ({ date, updatedAt, closed, periods })),
    }
    const result = await requestStudioApi(api, 'menus/week', { language, unreachable, body })
    return result.ok ? { ok: true as const, ...(result.body as Pick<WeekAnswer, 'days' | 'dishes'>) } : result
  }
  async function read(from: string) {
    const result = await requestStudioApi(api, weekApiPath({ location, from }), { language, unreachable })
    return result.ok ? { ok: true as const, days: (result.body as WeekAnswer).days } : result
  }

  async function save(changed: readonly PlannedDay[], done: string): Promise<void> {
    const before = changed.flatMap(({ date }) => days.find((day) => day.date === date) ?? [])
    const saved = await store(changed)
    if (!saved.ok) {
      setOutcome({ text: saved.message, isRefusal: true, undo: null })
      return state.reload()
    }
    const others = edits.days.filter(({ date }) => !saved.days.some((day) => day.date === date))
    setEdits({ answer, days: [...others, ...saved.days], dishes: { ...edits.dishes, ...saved.dishes }, rows })
    const undo = before.map((day) => ({ ...day, updatedAt: versionOf(saved.days, day.date) }))
    setOutcome({ text: done, isRefusal: false, undo: [undo] })
  }

  async function fill(weeks: number, until: string): Promise<void> {
    const { before, refusal } = await fillWeeks({ first: days[0]?.date ?? '', until, weeks }, { read, save: store })
    const count = before.flat().length
    const text = count > 0 ? formatPlural(filled, count, language, { count }) : ''
    const said = [text, refusal ?? (count > 0 ? '' : nothingToFill)].filter(Boolean).join(' ')
    setOutcome({ text: said, isRefusal: refusal !== null || count === 0, undo: count > 0 ? before : null })
    state.reload()
  }

  async function undo(): Promise<void> {
    for (const changed of outcome?.undo ?? []) {
      const saved = await store(changed)
      if (saved.ok) continue
      setOutcome({ text: saved.message, isRefusal: true, undo: null })
      return state.reload()
    }
    setOutcome({ text: undone, isRefusal: false, undo: null })
    state.reload()
  }
  return {
    ...({ state, answer, days, rows, outcome, save, fill, undo, language } as const),
    dishes: { ...answer?.dishes, ...edits.dishes } as Dishes,
    refuse: (text: string) => setOutcome({ text, isRefusal: true, undo: null }),
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
