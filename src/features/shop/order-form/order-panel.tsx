'use client'

import type { ReactNode } from 'react'

const panelNames = ['selections', 'products', 'cart', 'checkout'] as const
export type PanelName = (typeof panelNames)[number]

/** Panels that are of no use without scripts. */
const needScript: readonly PanelName[] = ['selections', 'checkout']

type Props = {
  name: PanelName
  number: number
  title: string
  /** What the panel holds, in a few words, for those who have not opened it. */
  summary: string
  isOpen: boolean
  isHidden?: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/**
 * A panel of the accordion. The browser opens one at a time, also before the script runs; without scripts, all are open.
 * Spec: CUS-2.64.
 */
export function OrderPanel({ name, number, title, summary, isOpen, isHidden, onToggle, children }: Props) {
  return (
    <details
      id={`order-${name}`}
      name="order-panel"
      className={needScript.includes(name) ? 'order-panel needs-script' : 'order-panel'}
      hidden={isHidden}
      open={isOpen}
      suppressHydrationWarning
      onToggle={(event) => event.target === event.currentTarget && onToggle(event.currentTarget.open)}
    >
      <summary id={`order-${name}-summary`}>
        <span className="order-number" aria-hidden>
          {number}
        </span>
        <h2>{title}</h2>
        <span className="order-summary">{summary}</span>
      </summary>
      <div className="order-panel-body">{children}</div>
    </details>
  )
}

/** Finds the open panel in the document: a link to a plan opens its panel before the script runs. */
export const findOpenPanel = (): PanelName | null =>
  typeof document === 'undefined'
    ? null
    : (panelNames.find((name) => document.querySelector<HTMLDetailsElement>(`#order-${name}`)?.open) ?? null)
