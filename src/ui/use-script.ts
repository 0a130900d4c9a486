'use client'

import { useSyncExternalStore } from 'react'

const nothingToWatch = () => () => {}

/** Whether the page's script runs: false in the HTML that is sent, and until the script has taken over. */
export const useScript = (): boolean =>
  useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  )
