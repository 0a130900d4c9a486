'use client'

import { useSyncExternalStore } from 'react'

const noSubscription = () => () => {}

/** True after hydration. False on the server and in the first render in the browser. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  )
