import type { ComponentProps } from 'react'
import type { Written } from '@/domain/form-check'

/** What every form is sent with, and no person fills in. */
export type Trap = { website: string }

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: string; fault: string | null; begun: Written }

/** A field for machines that fill in everything: not seen, not heard, not reached by keyboard, not filled in by browsers. */
export const TrapField = ({ label: _label, fault: _fault, begun: _begun, ...input }: Props) => (
  <input type="text" className="sr-only" aria-hidden tabIndex={-1} autoComplete="off" {...input} />
)
