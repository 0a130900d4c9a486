import { useState } from 'react'
import { useConfig, useTranslation } from '@payloadcms/ui'
import { listWeekRows, type PlannedDay, type WeekRow } from '@/domain/menu/week-plan'
import type { Locale, Localized } from '@/domain/locale'
import { requestStudioApi } from '@/studio/request-staff-api'
import { useStudioAnswer } from '@/studio/sales/use-studio-answer'
import { weekMessages } from './week-messages'

type Dishes = Record<string, { name: Localized; allergensDeclared: boolean }>
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
type Outcome = { text: string; isRefusal: boolean; undo: PlannedDay[] | null }

/** Days that were saved since the week was loaded, and the lines that have been seen in it: an emptied line stays in sight. */
type Edits = { answer: WeekAnswer | null; days: WeekDay[]; dishes: Dishes; rows: WeekRow[] }
const none: Edits = { answer: null, days: [], dishes: {}, rows: [] }

/** The week of a path of the studio's API. `save` stores days at once, says what was done and offers to undo it. */
export function useWeek(path: string) {
  const api = useConfig().config.routes.api
  const language: Locale = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const { unreachable, undone } = weekMessages(language)
  const state = useStudioAnswer<WeekAnswer>(path)
  const { answer } = state
  const [stored, setEdits] = useState(none)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const edits = stored.answer === answer ? stored : none
  const days = (answer?.days ?? []).map((day) => edits.days.find(({ date }) => date === day.date) ?? day)
  const rows = listWeekRows([{ date: '', updatedAt: null, closed: false, periods: periodsOf(edits.rows) }, ...days])

  /** Resolves to whether the days were saved. */
  async function save(changed: readonly PlannedDay[], done: string, isUndo = false): Promise<boolean> {
    const before = changed.flatMap(({ date }) => days.find((day) => day.date === date) ?? [])
    const body = {
      location: answer?.location,
      days: changed.map(({ date, updatedAt, closed, periods }) => ({ date, updatedAt, closed, periods })),
    }
    const result = await requestStudioApi(api, 'menus/week', { language, unreachable, body })
    if (!result.ok) {
      setOutcome({ text: result.message, isRefusal: true, undo: null })
      state.reload()
      return false
    }
    const saved = result.body as Pick<WeekAnswer, 'days' | 'dishes'>
    const others = edits.days.filter(({ date }) => !saved.days.some((day) => day.date === date))
    setEdits({ answer, days: [...others, ...saved.days], dishes: { ...edits.dishes, ...saved.dishes }, rows })
    const undo = before.map((day) => ({ ...day, updatedAt: versionOf(saved.days, day.date) }))
    setOutcome({ text: done, isRefusal: false, undo: isUndo ? null : undo })
    return true
  }
  return {
    ...({ state, answer, days, rows, outcome, save, language } as const),
    dishes: { ...answer?.dishes, ...edits.dishes } as Dishes,
    undo: () => outcome?.undo && save(outcome.undo, undone, true),
    refuse: (text: string) => setOutcome({ text, isRefusal: true, undo: null }),
  }
}

const versionOf = (days: readonly PlannedDay[], date: string) =>
  days.find((day) => day.date === date)?.updatedAt ?? null

const periodsOf = (rows: readonly WeekRow[]) =>
  rows.map(({ period, category }) => ({ name: period, categories: [{ name: category, dishes: [] }] }))

export type Week = ReturnType<typeof useWeek>
