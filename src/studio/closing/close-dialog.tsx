import { useId, useState, type FormEvent } from 'react'
import { Button } from '@payloadcms/ui'
import { formatMessage } from '@/domain/text/format-message'
import { useModalDialog } from '@/ui/html/use-modal-dialog'
import { closingMessages } from './closing-messages'
import { readClosingRequest, type ClosingForm, type ClosingRequest } from './closing-request'
import { LocationPicker } from './location-picker'
import type { LocationToday } from './locations-today'
import { ReasonChoice } from './reason-choice'
import { UntilChoice } from './until-choice'

type Props = {
  halls: LocationToday[]
  chosen: string[]
  /** The campus date. */
  today: string
  language: 'en' | 'fr'
  onCancel: () => void
  /** Resolves to the refusal, or to null when the locations are closed. */
  onClose: (request: ClosingRequest) => Promise<string | null>
}

/** Asks which locations to close, until when and why. Enter closes them, Escape cancels. */
export function CloseDialog({ halls, chosen, today, language, onCancel, onClose }: Props) {
  const messages = closingMessages(language)
  const [form, setForm] = useState<ClosingForm>({
    locations: chosen,
    until: 'today',
    time: '',
    day: '',
    reason: { en: '', fr: '' },
  })
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const modal = useModalDialog(onCancel)
  const titleId = useId()

  const change = (changed: Partial<ClosingForm>) => setForm((before) => ({ ...before, ...changed }))
  const { locations } = form
  const name = halls.find(({ id }) => id === locations[0])?.name[language] ?? ''
  const confirm =
    locations.length === 1
      ? formatMessage(messages.confirm.one, { name })
      : formatMessage(messages.confirm.other, { count: locations.length })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const request = readClosingRequest(form, today, messages)
    if (typeof request === 'string') return setRefusal(request)
    setIsSending(true)
    setRefusal(await onClose(request))
    setIsSending(false)
  }
  return (
    <dialog {...modal} className="studio-dialog close-dialog" aria-labelledby={titleId}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <h2 id={titleId}>{messages.dialogTitle}</h2>
        {halls.length > 1 && (
          <LocationPicker
            halls={halls}
            chosen={locations}
            language={language}
            messages={messages}
            onlyOpen
            onChange={(ids) => change({ locations: ids })}
          />
        )}
        <ReasonChoice reason={form.reason} messages={messages} onChange={(reason) => change({ reason })} />
        <UntilChoice form={form} today={today} messages={messages} onChange={change} />
        <p role="alert" className="today-panel__refusal">
          {refusal}
        </p>
        <div className="studio-dialog__buttons">
          <Button type="submit" margin={false} disabled={isSending}>
            {confirm}
          </Button>
          <Button type="button" margin={false} buttonStyle="secondary" onClick={onCancel}>
            {messages.cancel}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
