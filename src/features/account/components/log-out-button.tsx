'use client'

import { useState, type ReactNode } from 'react'
import { postToApi } from '@/contract/post-to-api'
import type { Locale } from '@/domain/locale'
import { useScript } from '@/ui/use-script'

type Props = {
  siteId: string
  home: string
  locale: Locale
  className: string
  failed: string
  children: ReactNode
}

/** Ends the session, on the server too, and goes to the home of the site. `children` is what the button says. */
export function LogOutButton({ siteId, home, locale, className, failed, children }: Props) {
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
        {children}
      </button>
      {hasFailed && (
        <p role="alert" className="basis-full text-right text-fault">
          {failed}
        </p>
      )}
    </>
  )
}
