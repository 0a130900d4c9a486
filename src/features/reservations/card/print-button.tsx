'use client'

import type { ReactNode } from 'react'
import { filledButton } from '@/ui/brand/button-style'
import { useIsHydrated } from '@/ui/html/use-is-hydrated'

/** Opens the browser's print dialog. Without JavaScript it is not shown: the browser's own menu prints, too. */
export function PrintButton({ children }: { children: ReactNode }) {
  if (!useIsHydrated()) return null
  return (
    <button type="button" className={filledButton} onClick={() => window.print()}>
      {children}
    </button>
  )
}
