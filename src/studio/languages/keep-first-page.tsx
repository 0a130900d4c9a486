'use client'
import { use, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'

/** Ignores the refreshes of the page that its children ask for while they mount. */
export function KeepFirstPage({ isNeeded, children }: { isNeeded: boolean; children: ReactNode }) {
  const router = use(AppRouterContext)
  const isMounted = useRef(!isNeeded)
  // Effects of children run first.
  useEffect(() => {
    isMounted.current = true
  }, [])
  const keeping = useMemo(
    () => router && { ...router, refresh: () => void (isMounted.current && router.refresh()) },
    [router],
  )
  return <AppRouterContext value={keeping}>{children}</AppRouterContext>
}
