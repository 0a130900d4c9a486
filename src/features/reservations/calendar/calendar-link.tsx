'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { postToApi } from '@/contract/post-to-api'
import type { Locale } from '@/domain/locale'
import { quietButton } from '@/ui/brand/button-style'
import { parseRefusal } from '@/ui/form/parse-refusal'
import { useIsHydrated } from '@/ui/html/use-is-hydrated'

type CalendarMessages = Record<
  'make' | 'making' | 'label' | 'hint' | 'copy' | 'copied' | 'made' | 'failed' | 'tooMany',
  string
>
type Props = { customerId: string; locale: Locale; messages: CalendarMessages }

/** Gives the customer's calendar a new address and shows it, once. */
export function CalendarLink({ customerId, locale, messages }: Props) {
  const canScript = useIsHydrated()
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const [isSending, setSending] = useState(false)
  const [url, setUrl] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState<{ text: string; isRefusal: boolean } | null>(null)
  useEffect(() => {
    if (url) field.current?.select()
  }, [url])

  const make = async () => {
    if (isSending) return
    setSending(true)
    setAnnouncement(null)
    const posted = await postToApi<{ url: string }>('customer/renew_calendar', { customerId }, locale)
    setSending(false)
    if (posted.status !== 'done')
      return setAnnouncement({ text: parseRefusal(posted, messages).refused, isRefusal: true })
    setUrl(posted.answer.url)
    setAnnouncement({ text: messages.made, isRefusal: false })
  }
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(url ?? '')
      setAnnouncement({ text: messages.copied, isRefusal: false })
    } catch {
      // Without permission, or over plain HTTP: the text is selected, to be copied by hand.
    }
  }
  return (
    <>
      {url && (
        <div className="form-field">
          <label htmlFor={id} className="form-label">
            {messages.label}
          </label>
          <input
            ref={field}
            id={id}
            className="form-input"
            type="url"
            readOnly
            value={url}
            aria-describedby={`${id}-hint`}
          />
          <p id={`${id}-hint`} className="form-hint">
            {messages.hint}
          </p>
          <button type="button" className={quietButton} onClick={() => void copy()}>
            {messages.copy}
          </button>
        </div>
      )}
      <button
        type="button"
        className={quietButton}
        disabled={!canScript}
        aria-disabled={isSending || undefined}
        onClick={() => void make()}
      >
        {isSending ? messages.making : messages.make}
      </button>
      <p
        role={announcement?.isRefusal ? 'alert' : 'status'}
        className={announcement ? (announcement.isRefusal ? 'form-refused' : 'form-done') : 'sr-only'}
      >
        {announcement?.text}
      </p>
    </>
  )
}
