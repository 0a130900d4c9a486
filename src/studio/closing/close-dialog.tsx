import { useId, useState, type FormEvent } from 'react'
import { Button } from '@payloadcms/ui'
import { formatMessage } from '@/domain/text/format-message'
import { useModalDialog } from '@/ui/html/use-modal-dialog'
import { closingMessages, type ClosingMessages } from './closing-messages'
import { readClosingRequest, type ClosingForm, type ClosingRequest } from './closing-request'
import type { HallToday } from './halls-today'
import { ReasonChoice } from './reason-choice'
import { UntilChoice } from './until-choice'

type HallChoiceProps = {
  halls: HallToday[]
  chosen: string[]
  language: 'en' | 'fr'
  messages: ClosingMessages
  onChange: (chosen: string[]) => void
}

/** Check boxes for the locations to close. Those that are closed already cannot be chosen. */
function HallChoice({ halls, chosen, language, messages, onChange }: HallChoiceProps) {
  const free = halls.filter(({ closure }) => !closure).map(({ id }) => id)
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  return (
    <fieldset>
      <legend>{messages.locations}</legend>
      <label>
        <input
          type="checkbox"
          checked={free.length > 0 && free.every((id) => chosen.includes(id))}
          onChange={({ target }) => onChange(target.checked ? free : [])}
        />
        <strong>{messages.all}</strong>
      </label>
      {halls.map(({ id, name, closure }) => (
        <label key={id}>
          <input
            type="checkbox"
            disabled={closure !== null}
            checked={chosen.includes(id)}
            onChange={() => toggle(id)}
          />
          {closure ? `${name[language]} (${messages.alreadyClosed})` : name[language]}
        </label>
      ))}
    </fieldset>
  )
}

type Props = {
  halls: HallToday[]
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
          <HallChoice
            halls={halls}
            chosen={locations}
            language={language}
            messages={messages}
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
