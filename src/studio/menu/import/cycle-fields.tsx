'use client'
import { useId } from 'react'
import type { ImportMessages } from './import-messages'

/** The Sunday of week 1 of a menu cycle, and how many weeks to fill; both empty for files with dates. */
export type Cycle = { from: string; weeks: string }
type Props = { cycle: Cycle; messages: ImportMessages; onChange: (cycle: Cycle) => void }

/** Where a menu cycle begins, for files with weeks instead of dates. */
export function CycleFields({ cycle, messages, onChange }: Props) {
  const hintId = useId()
  return (
    <fieldset aria-describedby={hintId}>
      <p id={hintId}>{messages.cycle}</p>
      <label>
        {messages.from}
        <input type="date" value={cycle.from} onChange={({ target }) => onChange({ ...cycle, from: target.value })} />
      </label>
      <label>
        {messages.weeks}
        <input
          type="number"
          min={1}
          max={60}
          value={cycle.weeks}
          onChange={({ target }) => onChange({ ...cycle, weeks: target.value })}
        />
      </label>
    </fieldset>
  )
}
