'use client'

import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIsHydrated } from '@/ui/html/use-is-hydrated'

type PrintButtonProps = { className: string; children: ReactNode }

/** Opens the print dialog. Without JavaScript the browser's own command does. */
export function PrintButton({ className, children }: PrintButtonProps) {
  const canScript = useIsHydrated()
  return (
    <button type="button" className={className} hidden={!canScript} onClick={() => window.print()}>
      <Printer size={18} aria-hidden />
      {children}
    </button>
  )
}
