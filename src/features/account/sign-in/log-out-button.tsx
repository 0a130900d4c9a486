'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { forgetProfile, onForgottenProfile } from '@/contract/account/profile-on-device'
import { deleteDrafts } from '@/contract/forms/drafts-on-device'
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

/** Ends the session on the server, deletes what the tabs keep of the allergen profile and of forms, and opens the site's home page. */
export function LogOutButton({ siteId, homePath, locale, className, failed, children }: Props) {
  const [hasFailed, setFailed] = useState(false)
  const canScript = useIsHydrated()
  const logOut = async () => {
    const { status } = await postToApi('customer/logout', { siteId }, locale)
    if (status !== 'done') return setFailed(true)
    forgetProfile('logged-out')
    deleteDrafts()
    location.assign(homePath)
  }
  // A tab without a menu deletes its copy, too, and every tab deletes its drafts.
  useEffect(() => onForgottenProfile((event) => event === 'logged-out' && deleteDrafts()), [])
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
