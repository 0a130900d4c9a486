import { useId, useState, type ReactNode } from 'react'
import type { CampusDate } from '@/domain/time/calendar'
import { formatLongDate } from '@/domain/time/date-formats'
import { formatMessage } from '@/domain/text/format-message'
import { useModalDialog } from '@/ui/html/use-modal-dialog'
import { dayMenuMessages } from '@/studio/menu/day-menu-messages'
import { DishPicker } from '@/studio/menu/dish-picker'
import type { DishName } from '@/studio/menu/find-dishes'
import type { WeekMessages } from './week-messages'

type FrameProps = { title: string; messages: WeekMessages; onClose: () => void; children: ReactNode }

function Frame({ title, messages, onClose, children }: FrameProps) {
  const modal = useModalDialog(onClose)
  const titleId = useId()
  return (
    <dialog {...modal} className="week-dialog" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
      <button type="button" onClick={onClose}>
        {messages.cancel}
      </button>
    </dialog>
  )
}

type DaysProps = { dates: CampusDate[]; first: CampusDate; language: 'en' | 'fr'; label: string }

/** A choice among days; `first` is chosen before. */
function useDayChoice({ dates, first, language, label }: DaysProps) {
  const [date, setDate] = useState(first)
  const field = (
    <label>
      {label}{' '}
      <select value={date} onChange={({ target }) => setDate(target.value)}>
        {dates.map((each) => (
          <option key={each} value={each}>
            {formatLongDate(each, language)}
          </option>
        ))}
      </select>
    </label>
  )
  return { date, field }
}

type Common = { site: string; language: 'en' | 'fr'; messages: WeekMessages; onClose: () => void }
type DishProps = Common & {
  dish: string
  /** The days to which it can be moved, the next one first. */
  dates: CampusDate[]
  taken: string[]
  onReplace: (dish: DishName) => void
  onMove: (date: CampusDate, isCopy: boolean) => void
  onRemove: () => void
}

/** What can be done with a dish of a day: replace it by another one, move or copy it to another day, remove it. */
export function DishDialog({ dish, dates, taken, onReplace, onMove, onRemove, ...common }: DishProps) {
  const { site, language, messages } = common
  const { date, field } = useDayChoice({ dates, first: dates[0] ?? '', language, label: messages.day })
  return (
    <Frame title={dish} {...common}>
      <DishPicker
        siteId={site}
        label={messages.replaceBy}
        messages={dayMenuMessages(language)}
        taken={taken}
        onPick={onReplace}
      />
      <div className="week-dialog__row">
        {field}
        <button type="button" disabled={dates.length === 0} onClick={() => onMove(date, false)}>
          {messages.move}
        </button>
        <button type="button" disabled={dates.length === 0} onClick={() => onMove(date, true)}>
          {messages.copyDish}
        </button>
      </div>
      <button type="button" onClick={onRemove}>
        {messages.remove}
      </button>
    </Frame>
  )
}

type AddProps = Common & { title: string; taken: string[]; onAdd: (dish: DishName) => void }

/** Finds a dish for a line of a day. */
export const AddDialog = ({ title, taken, onAdd, ...common }: AddProps) => (
  <Frame title={title} {...common}>
    <DishPicker
      siteId={common.site}
      label={dayMenuMessages(common.language).addDish}
      messages={dayMenuMessages(common.language)}
      taken={taken}
      onPick={onAdd}
    />
  </Frame>
)

type CopyProps = Common & { day: CampusDate; dates: CampusDate[]; onCopy: (date: CampusDate) => void }

/** Copies a day to another one of the week. */
export function CopyDialog({ day, dates, onCopy, ...common }: CopyProps) {
  const { language, messages } = common
  const label = formatMessage(messages.copyTo, { day: formatLongDate(day, language) })
  const { date, field } = useDayChoice({ dates, first: dates[0] ?? '', language, label: messages.day })
  return (
    <Frame title={label} {...common}>
      <div className="week-dialog__row">
        {field}
        <button type="button" disabled={dates.length === 0} onClick={() => onCopy(date)}>
          {messages.copyDish}
        </button>
      </div>
    </Frame>
  )
}
