'use client'

import { useState, type ReactNode } from 'react'
import { postToApi } from '@/contract/post-to-api'
import type { Locale } from '@/domain/locale'
import { useIsHydrated } from '@/ui/html/use-is-hydrated'

type Props = {
  siteId: string
  homePath: string
  locale: Locale
  className: string
  failed: string
  children: ReactNode
}

/** Ends the session on the server, then opens the site's home page. */
export function LogOutButton({ siteId, homePath, locale, className, failed, children }: Props) {
  const [hasFailed, setFailed] = useState(false)
  const canScript = useIsHydrated()
  const logOut = async () => {
    const { status } = await postToApi('customer/logout', { siteId }, locale)
    if (status === 'done') location.assign(homePath)
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
