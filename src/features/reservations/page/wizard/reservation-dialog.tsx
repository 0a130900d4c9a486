'use client'

import { useEffect, useId, useReducer, useRef, useState } from 'react'
import { postJsonToApi } from '@/contract/post-to-api'
import { formatReservationTime } from '@/domain/reservations/reservation-texts'
import { firstStep, moveWizard, type WizardState } from '@/domain/reservations/wizard'
import { formatMessage } from '@/domain/text/format-message'
import { formatShortDate } from '@/domain/time/date-formats'
import { formatConfirmation } from '@/domain/text/confirmation'
import { filledButton, quietButton } from '@/ui/brand/button-style'
import { useModalDialog } from '@/ui/html/use-modal-dialog'
import { describeFailure } from '@/features/reservations/page/describe-failure'
import type { ReservationsData } from '@/features/reservations/page/reservation-rows'
import { useChoices } from './use-choices'
import { WizardSteps } from './wizard-steps'

type Props = { data: ReservationsData; onClose: () => void; onDone: (text: string) => void }

/**
 * The dialog that makes a reservation, step by step. Escape and Cancel close it. When somebody else was faster, it says so, loads
 * the times again and keeps every other choice. Spec: CUS-2.33 to CUS-2.39, CUS-4.35 to CUS-4.38, CUS-8.15.
 */
export function ReservationDialog({ data, onClose, onDone }: Props) {
  const { customerId, locale, messages } = data
  const words = messages.wizard
  const [state, dispatch] = useReducer(moveWizard, firstStep)
  const choices = useChoices(data)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const modal = useModalDialog(onClose)
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  useEffect(() => {
    title.current?.focus() // each step is read from its title on
    modal.ref.current?.scrollTo(0, 0)
  }, [state.step, modal.ref])

  const usesBlocks = choices.choices?.usesBlocks ?? false
  const asksParty = choices.choices?.allowsFriends ?? false
  const isLast = asksParty ? state.step === 'party' : state.step === 'time'
  const goBack = () => {
    setRefusal(null)
    if (state.step === 'location') onClose()
    else dispatch({ do: 'go back', usesBlocks })
  }
  const advance = () => (isLast ? void create() : dispatch({ do: 'choose party' }))

  async function create() {
    const { location, date, minute, friends } = state
    if (isSending || !location || !date || minute === null) return
    setSending(true)
    setRefusal(null)
    const time = { date, hour: Math.floor(minute / 60), minute: minute % 60 }
    const body = { location_id: location.id, ...time, friends, customer_id: customerId }
    const posted = await postJsonToApi('reservations', body, locale)
    if (posted.status === 'done') return onDone(formatConfirmation('great', messages.created, locale))
    setRefusal(describeFailure(posted, messages))
    if (posted.status === 'refused') {
      if (await choices.load(location.id)) dispatch({ do: 'lose time' })
      else setRefusal(null) // the step says why: an ended session, or no connection
    }
    setSending(false)
  }
  return (
    <dialog {...modal} className="account-dialog reservation-dialog" aria-labelledby={titleId}>
      <h2 ref={title} id={titleId} tabIndex={-1}>
        {describeTitle(state, data)}
      </h2>
      {refusal && (
        <p role="alert" className="form-refused">
          {refusal}
        </p>
      )}
      <WizardSteps
        data={data}
        state={state}
        choices={choices}
        act={(action) => {
          setRefusal(null)
          dispatch(action)
        }}
        onWait={onDone}
      />
      <div className="reservation-end">
        {(state.step === 'time' || state.step === 'party') && (
          <button
            type="button"
            className={filledButton}
            disabled={state.minute === null || isSending}
            onClick={advance}
          >
            {isLast ? (isSending ? words.creating : words.create) : words.next}
          </button>
        )}
        <button type="button" className={quietButton} onClick={goBack}>
          {words.back}
        </button>
        <button type="button" className={quietButton} onClick={onClose}>
          {words.cancel}
        </button>
      </div>
    </dialog>
  )
}

/** Grows with what is chosen. Spec: CUS-2.39. */
function describeTitle({ location, date, minute }: WizardState, { locale, messages }: ReservationsData): string {
  const titles = messages.wizard.title
  if (!location) return titles.start
  const values = {
    location: location.name,
    date: date === null ? '' : formatShortDate(date, locale),
    time: minute === null ? '' : formatReservationTime(minute, locale),
  }
  return formatMessage(minute !== null ? titles.time : date !== null ? titles.date : titles.location, values)
}
