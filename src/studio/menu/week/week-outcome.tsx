import { useEffect, useRef } from 'react'
import { unpublishedDays } from '@/domain/menu/week-plan'
import { formatPlural } from '@/domain/text/format-message'
import type { Week } from './use-week'
import type { WeekMessages } from './week-messages'

type Props = { week: Week; messages: WeekMessages }

/** What was done last, with what can follow it, and what visitors see of the week. */
export function WeekOutcome({ week, messages }: Props) {
  const { days, language, outcome, publish } = week
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that was pressed is gone: without this, the keyboard would begin at the top of the page.
    if (outcome && document.activeElement === document.body) notice.current?.focus()
  }, [outcome])
  const unpublished = unpublishedDays(days)
  const sentences = (['draft', 'changed'] as const).flatMap((state) => {
    const count = days.filter((day) => day.state === state).length
    return count > 0 ? [formatPlural(messages.visitorsSee[state], count, language, { count })] : []
  })
  return (
    <>
      <div className="week-plan__outcome" ref={notice} tabIndex={-1}>
        <p role={outcome?.isRefusal ? 'alert' : 'status'} data-refused={outcome?.isRefusal || undefined}>
          {outcome?.text}
        </p>
        {outcome?.undo && (
          <button type="button" onClick={() => void week.undo()}>
            {messages.undo}
          </button>
        )}
        {outcome && outcome.publish.length > 0 && (
          <button type="button" onClick={() => void publish(outcome.publish)}>
            {messages.publish}
          </button>
        )}
      </div>
      {days.length > 0 && (
        <div className="week-plan__visitors">
          <p>{sentences.join(' ') || messages.visitorsSee.week}</p>
          {unpublished.length > 0 && (
            <button type="button" onClick={() => void publish(unpublished)}>
              {messages.publishWeek}
            </button>
          )}
        </div>
      )}
    </>
  )
}
