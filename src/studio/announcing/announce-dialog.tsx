import { useId, useState, type FormEvent } from 'react'
import { Button, useConfig } from '@payloadcms/ui'
import type { Locale, Localized } from '@/domain/locale'
import { requestStudioApi } from '@/studio/request-staff-api'
import { SiteTextInputs } from '@/studio/sites/site-text-inputs'
import { useModalDialog } from '@/ui/html/use-modal-dialog'
import { announceMessages } from './announce-messages'

export type AnnouncementKind = 'alert' | 'popup'
/** The site where it is announced, its languages and its campus date. */
export type AnnounceSite = { site: string; languages: readonly Locale[]; today: string }
type Props = {
  kind: AnnouncementKind
  site: AnnounceSite
  language: Locale
  onClose: () => void
  onDone: () => void
}

const icons = ['info', 'warning', 'snow', 'clock'] as const
const empty: Localized = { en: '', fr: '' }

/** Asks what visitors shall see on which days, today unless other days are chosen. The server says what is missing. */
export function AnnounceDialog({ kind, site: { site, languages, today }, language, onClose, onDone }: Props) {
  const messages = announceMessages[language]
  const { api } = useConfig().config.routes
  const [form, setForm] = useState({ text: empty, alt: empty, icon: 'info', from: today, until: today })
  const [picture, setPicture] = useState<File | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const modal = useModalDialog(onClose)
  const titleId = useId()
  const change = (changed: Partial<typeof form>) => setForm((before) => ({ ...before, ...changed }))

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsSending(true)
    const body = new FormData()
    body.set('_payload', JSON.stringify(form))
    if (kind === 'popup' && picture) body.set('file', picture)
    const path = `sites/${kind}?site=${encodeURIComponent(site)}`
    const answer = await requestStudioApi(api, path, { language, unreachable: messages.unreachable, body })
    setIsSending(false)
    if (answer.ok) return onDone()
    setRefusal(answer.message)
  }
  return (
    <dialog {...modal} className="studio-dialog close-dialog" aria-labelledby={titleId}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <h2 id={titleId}>{messages.title[kind]}</h2>
        <div className="close-dialog__texts">
          <SiteTextInputs
            labels={kind === 'alert' ? messages.text : messages.name}
            value={form.text}
            onChange={(text) => change({ text })}
            languages={languages}
          />
          {kind === 'popup' && (
            <>
              <label>
                {messages.picture}
                <input
                  type="file"
                  accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
                  onChange={({ target }) => setPicture(target.files?.[0] ?? null)}
                />
              </label>
              <SiteTextInputs
                labels={messages.alt}
                value={form.alt}
                onChange={(alt) => change({ alt })}
                languages={languages}
              />
            </>
          )}
          {kind === 'alert' && (
            <label>
              {messages.icon}
              <select value={form.icon} onChange={({ target }) => change({ icon: target.value })}>
                {icons.map((icon) => (
                  <option key={icon} value={icon}>
                    {messages.icons[icon]}
                  </option>
                ))}
              </select>
            </label>
          )}
          {(['from', 'until'] as const).map((field) => (
            <label key={field}>
              {messages[field]}
              <input
                type="date"
                min={field === 'until' ? form.from : today}
                value={form[field]}
                onChange={({ target }) => change({ [field]: target.value })}
              />
            </label>
          ))}
        </div>
        <p role="alert" className="today-panel__refusal">
          {refusal}
        </p>
        <div className="studio-dialog__buttons">
          <Button type="submit" margin={false} disabled={isSending}>
            {messages.publish[kind]}
          </Button>
          <Button type="button" margin={false} buttonStyle="secondary" onClick={onClose}>
            {messages.cancel}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
