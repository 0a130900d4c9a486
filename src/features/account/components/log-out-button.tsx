'use client'

import { useState } from 'react'
import { postToApi } from '@/contract/post-to-api'
import type { Locale } from '@/domain/locale'
import { useScript } from '@/ui/use-script'

type Props = {
  siteId: string
  home: string
  locale: Locale
  className: string
  words: { logOut: string; failed: string }
}

/** Ends the session, on the server too, and goes to the home of the site. */
export function LogOutButton({ siteId, home, locale, className, words }: Props) {
  const [hasFailed, setFailed] = useState(false)
  const canScript = useScript()
  const logOut = async () => {
    const { status } = await postToApi('customer/logout', { site_id: siteId }, locale)
    if (status === 'done') location.assign(home)
    else setFailed(true)
  }
  return (
    <>
      <button type="button" className={className} disabled={!canScript} onClick={() => void logOut()}>
        {words.logOut}
      </button>
      {hasFailed && (
        <p role="alert" className="basis-full text-right text-fault">
          {words.failed}
        </p>
      )}
    </>
  )
}
