'use client'

import { useState } from 'react'
import { postToApi, type Posted } from '@/contract/post-to-api'
import type { Locale } from '@/domain/locale'
import { formatConfirmation } from '@/domain/text/confirmation'
import { filledButton } from '@/ui/brand/button-style'
import { useIsHydrated } from '@/ui/html/use-is-hydrated'

type Props = { token: string; locale: Locale; messages: Record<'button' | 'failed', string> }

/** Stops the mails of the token. Opening the page changes nothing: mail programs open links to check them. */
export function StopMailsButton({ token, locale, messages }: Props) {
  const [posted, setPosted] = useState<Posted<{ msg: string }> | null>(null)
  const canScript = useIsHydrated()
  const stop = async () => {
    setPosted(null)
    setPosted(await postToApi<{ msg: string }>('customer/stop_favourite_mails', { token }, locale))
  }
  if (posted?.status === 'done')
    return (
      <p role="status" className="form-done mt-6">
        {formatConfirmation('ok', posted.answer.msg, locale)}
      </p>
    )
  return (
    <>
      <p className="mt-6">
        <button type="button" className={filledButton} disabled={!canScript} onClick={() => void stop()}>
          {messages.button}
        </button>
      </p>
      {posted && (
        <p role="alert" className="form-refused mt-4">
          {posted.status === 'refused' ? posted.message : messages.failed}
        </p>
      )}
    </>
  )
}
