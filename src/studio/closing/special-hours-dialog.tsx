import { useId, useState, type FormEvent } from 'react'
import { Button } from '@payloadcms/ui'
import { useModalDialog } from '@/ui/html/use-modal-dialog'
import { closingMessages } from './closing-messages'
import { LocationPicker } from './location-picker'
import type { LocationToday } from './locations-today'

type SpecialHours = {
  locations: string[]
  start: string
  end: string
  hours: { opensAt: string; closesAt: string } | null
  name: { en: string; fr: string }
}
type Props = {
  halls: LocationToday[]
  /** The campus date. */
  today: string
  language: 'en' | 'fr'
  onCancel: () => void
  /** Resolves to the refusal, or to null when the hours are set. */
  onSet: (request: SpecialHours) => Promise<string | null>
}

/** Asks for special hours of several locations at once, such as those of Thanksgiving. The server says what is missing. */
export function SpecialHoursDialog({ halls, today, language, onCancel, onSet }: Props) {
  const messages = closingMessages(language)
  const [form, setForm] = useState<SpecialHours>({
    locations: [],
    start: '',
    end: '',
    hours: null,
    name: { en: '', fr: '' },
  })
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const modal = useModalDialog(onCancel)
  const [titleId, group] = [useId(), useId()]
  const change = (changed: Partial<SpecialHours>) => setForm((before) => ({ ...before, ...changed }))
  const { hours, name } = form

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsSending(true)
    setRefusal(await onSet({ ...form, end: form.end || form.start }))
    setIsSending(false)
  }
  return (
    <dialog {...modal} className="studio-dialog close-dialog" aria-labelledby={titleId}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <h2 id={titleId}>{messages.specialTitle}</h2>
        <LocationPicker
          halls={halls}
          chosen={form.locations}
          language={language}
          messages={messages}
          onChange={(locations) => change({ locations })}
        />
        <div className="close-dialog__texts">
          {(['en', 'fr'] as const).map((locale) => (
            <label key={locale}>
              {locale === 'en' ? messages.nameEn : messages.nameFr}
              <input
                type="text"
                lang={locale}
                maxLength={80}
                value={name[locale]}
                onChange={({ target }) => change({ name: { ...name, [locale]: target.value } })}
              />
            </label>
          ))}
          {(['start', 'end'] as const).map((field) => (
            <label key={field}>
              {messages[field]}
              <input
                type="date"
                min={(field === 'end' && form.start) || today}
                value={form[field]}
                onChange={({ target }) => change({ [field]: target.value })}
              />
            </label>
          ))}
        </div>
        <fieldset>
          <legend>{messages.hours}</legend>
          <label>
            <input type="radio" name={group} checked={hours === null} onChange={() => change({ hours: null })} />
            {messages.isClosed}
          </label>
          <label>
            <input
              type="radio"
              name={group}
              checked={hours !== null}
              onChange={() => change({ hours: { opensAt: '', closesAt: '' } })}
            />
            {messages.isOpen}
          </label>
          {hours &&
            (['opensAt', 'closesAt'] as const).map((field) => (
              <label key={field}>
                {messages[field]}{' '}
                <input
                  type="time"
                  value={hours[field]}
                  onChange={({ target }) => change({ hours: { ...hours, [field]: target.value } })}
                />
              </label>
            ))}
        </fieldset>
        <p role="alert" className="today-panel__refusal">
          {refusal}
        </p>
        <div className="studio-dialog__buttons">
          <Button type="submit" margin={false} disabled={isSending}>
            {messages.setHours}
          </Button>
          <Button type="button" margin={false} buttonStyle="secondary" onClick={onCancel}>
            {messages.cancel}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
