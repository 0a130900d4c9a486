'use client'

import { useEffect, useState } from 'react'
import { menuUrl, type MenuView } from '@/domain/menu/menu-url'
import type { MenuFilterState } from '@/domain/menu/filters/menu-filters'

type CarriedOverNoticeProps = {
  /** Says which filters were cleared; empty when none was. */
  cleared: string
  /** Says that the location does not serve the meal; empty when it does. */
  missing: string
  view: MenuView
  /** The cleared filters that this menu offers; null when it offers none of them. */
  restorable: MenuFilterState | null
  restore: string
}

/**
 * What changed with the location: filters that were cleared, with a link that restores them, and a meal that is not served
 * here. The text is written again after the page has loaded, because screen readers announce changes only. Spec: PUB-4.3.
 */
export function CarriedOverNotice({ cleared, missing, view, restorable, restore }: CarriedOverNoticeProps) {
  const [round, setRound] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setRound(1), 200)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="menu-carried">
      <p role="status">
        <span key={round}>
          {missing}
          {missing && cleared ? ' ' : ''}
          {cleared}
        </span>
      </p>
      {restorable && (
        <a href={menuUrl({ ...view, filters: restorable })} className="menu-text-button">
          {restore}
        </a>
      )}
    </div>
  )
}
