'use client'
import { useId } from 'react'
import { useTranslation } from '@payloadcms/ui'
import { localize } from '@/domain/locale'
import { LoadState } from '@/studio/sales/load-state'
import { useStudioAnswer } from '@/studio/sales/use-studio-answer'
import { weekApiPath, type WeekAnswer } from '@/studio/menu/week/use-week'
import { weekMessages } from '@/studio/menu/week/week-messages'
import type { ImportMessages } from './import-messages'

/** Where the meals of an OpenMensa feed are served. `period` is empty where the categories begin with theirs. */
export type FeedPlace = { location: string; period: string }
type Props = { site: string; place: FeedPlace; messages: ImportMessages; onChange: (place: FeedPlace) => void }

/** The location and the period of a feed. The periods of this week are suggested. */
export function FeedFields({ site, place, messages, onChange }: Props) {
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const state = useStudioAnswer<WeekAnswer>(weekApiPath({ site, location: place.location }))
  const [hintId, listId] = [useId(), useId()]
  const periods =
    state.answer?.days.flatMap((day) => day.periods.map(({ name }) => localize(name, language) ?? '')) ?? []
  return (
    <fieldset aria-describedby={hintId}>
      <p id={hintId}>{messages.feed}</p>
      <LoadState state={state} messages={weekMessages(language)} />
      <label>
        {messages.location}
        <select value={place.location} onChange={({ target }) => onChange({ ...place, location: target.value })}>
          <option value="" />
          {state.answer?.locations.map(({ id, name }) => (
            <option key={id} value={id}>
              {localize(name, language)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {messages.period}
        <input
          list={listId}
          maxLength={120}
          value={place.period}
          onChange={({ target }) => onChange({ ...place, period: target.value })}
        />
        <datalist id={listId}>
          {[...new Set(periods)].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </label>
    </fieldset>
  )
}
