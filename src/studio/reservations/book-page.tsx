'use client'
import { useEffect, useRef, useState, type ReactNode, useId } from 'react'
import { Gutter, useConfig, useStepNav, useTranslation } from '@payloadcms/ui'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import type { BookedParty, BookTime } from '@/domain/reservations/day-book'
import { formatReservationTime } from '@/domain/reservations/reservation-texts'
import { formatMessage } from '@/domain/text/format-message'
import { formatLongDate } from '@/domain/time/date-formats'
import { requestStudioApi } from '@/studio/request-staff-api'
import { LoadState } from '@/studio/sales/load-state'
import { useStudioAnswer } from '@/studio/sales/use-studio-answer'
import type { BookAnswer } from './book-answer'
import { BookChoice, type BookChoiceValue } from './book-choice'
import { bookMessages, type BookMessages } from './book-messages'
import { BookTimeRow } from './book-time-row'
import './book.css'
import { useModalDialog } from '@/ui/html/use-modal-dialog'

type Props = {
  name: string
  when: { day: string; time: string }
  messages: BookMessages
  onClose: () => void
  onConfirm: () => Promise<void>
}

/** Asks before a reservation is cancelled, because its customer gets a mail. Escape keeps it. */
function CancelDialog({ name, when, messages, onClose, onConfirm }: Props) {
  const modal = useModalDialog(onClose)
  const [isSending, setSending] = useState(false)
  const titleId = useId()
  async function confirm() {
    if (isSending) return
    setSending(true)
    await onConfirm()
    onClose()
  }
  return (
    <dialog {...modal} className="book-dialog" aria-labelledby={titleId}>
      <h2 id={titleId}>{formatMessage(messages.cancelTitle, { name })}</h2>
      <p>{formatMessage(messages.cancelIntro, when)}</p>
      <div className="book-dialog__buttons">
        <button type="button" onClick={onClose}>
          {messages.keep}
        </button>
        <button type="button" disabled={isSending} onClick={() => void confirm()}>
          {messages.confirm}
        </button>
      </div>
    </dialog>
  )
}

/** The page "Reservations by day" of the studio: who comes to a location on a day, and what staff change about it. */
export function BookPage() {
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const messages = bookMessages(language)
  const api = useConfig().config.routes.api
  const { setStepNav } = useStepNav()
  const { selectedTenantID } = useTenantSelection()
  const [choice, setChoice] = useState<BookChoiceValue>({ site: null, hall: null, date: null })
  const [announcement, setAnnouncement] = useState<{ text: string; isRefusal: boolean } | null>(null)
  const [canceling, setCanceling] = useState<{ party: BookedParty; time: string } | null>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const site = choice.site ?? (selectedTenantID ? String(selectedTenantID) : null)
  const query = Object.entries({ site, location: choice.hall, date: choice.date }).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  )
  const state = useStudioAnswer<BookAnswer>(`reservations/book?${query.join('&')}`)
  const { answer } = state
  useEffect(() => setStepNav([{ label: messages.title }]), [messages.title, setStepNav])

  /** Sends a change and loads the book again. Resolves to whether it was made. */
  async function change(path: string, body: object, done: string): Promise<boolean> {
    const { unreachable } = messages
    const result = await requestStudioApi(api, `reservations/${path}`, { language, unreachable, body })
    setAnnouncement(result.ok ? { text: done, isRefusal: false } : { text: result.message, isRefusal: true })
    state.reload()
    return result.ok
  }
  const nameOf = (party: BookedParty) => party.name || messages.noName
  const noteArrival = (party: BookedParty) =>
    void change(
      `${party.id}/arrival`,
      { hasArrived: !party.hasArrived },
      formatMessage(party.hasArrived ? messages.done.undo : messages.done.arrival, { name: nameOf(party) }),
    )
  const block = ({ minute, blocked }: BookTime) =>
    void change(
      'block',
      { location: answer?.hall, date: answer?.date, minute, blocked: !blocked },
      formatMessage(blocked ? messages.done.unblock : messages.done.block, {
        time: formatReservationTime(minute, language),
      }),
    )
  return (
    <Gutter className="book">
      <h1>{messages.title}</h1>
      <p>{messages.intro}</p>
      {answer?.site && (
        <BookChoice
          answer={answer}
          choice={choice}
          language={language}
          messages={messages}
          onChange={(changed) => setChoice((before) => ({ ...before, ...changed }))}
        />
      )}
      <LoadState state={state} messages={messages} />
      <p
        ref={status}
        role={announcement?.isRefusal ? 'alert' : 'status'}
        tabIndex={-1}
        className={announcement?.isRefusal ? 'book__refusal' : 'book__done'}
      >
        {announcement?.text}
      </p>
      {answer && state.refusal === null && (
        <Times answer={answer} messages={messages}>
          {answer.times.map((time) => (
            <BookTimeRow
              key={time.minute}
              time={time}
              language={language}
              messages={messages}
              onArrival={noteArrival}
              onBlock={() => block(time)}
              onCancel={(party) => setCanceling({ party, time: formatReservationTime(time.minute, language) })}
            />
          ))}
        </Times>
      )}
      {canceling && answer?.date && (
        <CancelDialog
          name={nameOf(canceling.party)}
          when={{ day: formatLongDate(answer.date, language), time: canceling.time }}
          messages={messages}
          onClose={() => setCanceling(null)}
          onConfirm={async () => {
            const done = formatMessage(messages.done.cancel, { name: nameOf(canceling.party) })
            await change(`${canceling.party.id}/cancel`, {}, done)
            status.current?.focus() // the button that opened the dialog is gone
          }}
        />
      )}
    </Gutter>
  )
}

type TimesProps = { answer: BookAnswer; messages: ReturnType<typeof bookMessages>; children: ReactNode }

/** The list of times, or why there is none. */
function Times({ answer: { site, hall, times }, messages, children }: TimesProps) {
  if (site === null) return <p>{messages.noSite}</p>
  if (hall === null) return <p>{messages.noHall}</p>
  if (times.length === 0) return <p>{messages.noTimes}</p>
  return <ol className="book__times">{children}</ol>
}
