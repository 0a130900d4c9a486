import type { ComponentProps } from 'react'

/** An invisible field of every form that only bots fill in. */
export type Honeypot = { website: string }

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: string; fault: string | null; initial: unknown }

/** Hidden from sight, screen readers, the keyboard and autofill. */
export const HoneypotField = ({ label: _label, fault: _fault, initial: _initial, ...input }: Props) => (
  <input type="text" className="sr-only" aria-hidden tabIndex={-1} autoComplete="off" {...input} />
)
