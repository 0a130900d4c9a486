'use client'

import type { ReactNode } from 'react'
import { useIsHydrated } from '@/ui/html/use-is-hydrated'

type Props = { className: string; children: ReactNode }

/** Opens the print dialog. Without JavaScript it is not shown: the browser's own menu prints, too. */
export function PrintButton({ className, children }: Props) {
  const canScript = useIsHydrated()
  return (
    <button type="button" className={className} hidden={!canScript} onClick={() => window.print()}>
      {children}
    </button>
  )
}
