'use client'

import { useId, type ComponentProps, type ReactNode } from 'react'
import type { Written } from '@/domain/form-check'

/** `begun` is what the field holds at first. */
type Said = { label: string; fault: string | null; hint?: string; optional?: string; begun?: Written }
type Ids = { id: string; describedBy: string | undefined }

const useIds = ({ fault, hint }: Said): Ids & { hintId: string; faultId: string } => {
  const id = useId()
  const [hintId, faultId] = [`${id}-hint`, `${id}-fault`]
  const described = [hint ? hintId : null, fault ? faultId : null].filter(Boolean).join(' ')
  return { id, hintId, faultId, describedBy: described || undefined }
}

const Below = ({ hint, fault, hintId, faultId }: Said & { hintId: string; faultId: string }) => (
  <>
    {hint && (
      <p id={hintId} className="form-hint">
        {hint}
      </p>
    )}
    {fault && (
      <p id={faultId} className="form-fault">
        {fault}
      </p>
    )}
  </>
)

const Label = ({ id, label, optional }: { id: string; label: string; optional?: string | undefined }) => (
  <label htmlFor={id} className="form-label">
    {label} {optional && <span className="form-optional">{optional}</span>}
  </label>
)

/** One line of text. `optional` is the word beside the label of a field that may stay empty. */
export function TextField({ label, fault, hint, optional, begun, ...input }: Said & ComponentProps<'input'>) {
  const { id, describedBy, ...ids } = useIds({ label, fault, hint })
  return (
    <div className="form-field">
      <Label id={id} label={label} optional={optional} />
      <input
        id={id}
        className="form-input"
        defaultValue={typeof begun === 'string' ? begun : undefined}
        aria-invalid={fault ? true : undefined}
        aria-describedby={describedBy}
        {...input}
      />
      <Below {...{ label, fault, hint, ...ids }} />
    </div>
  )
}

/** Several lines of text. */
export function TextArea({ label, fault, hint, optional, begun, ...input }: Said & ComponentProps<'textarea'>) {
  const { id, describedBy, ...ids } = useIds({ label, fault, hint })
  return (
    <div className="form-field">
      <Label id={id} label={label} optional={optional} />
      <textarea
        id={id}
        rows={5}
        className="form-input"
        defaultValue={typeof begun === 'string' ? begun : undefined}
        aria-invalid={fault ? true : undefined}
        aria-describedby={describedBy}
        {...input}
      />
      <Below {...{ label, fault, hint, ...ids }} />
    </div>
  )
}

export type Choice = { value: string; label: string }

/** One of a list; `nothing` is the words of the empty choice. */
export function SelectField({
  label,
  fault,
  hint,
  optional,
  choices,
  nothing,
  begun,
  ...input
}: Said & ComponentProps<'select'> & { choices: readonly Choice[]; nothing: string }) {
  const { id, describedBy, ...ids } = useIds({ label, fault, hint })
  return (
    <div className="form-field">
      <Label id={id} label={label} optional={optional} />
      <select
        id={id}
        className="form-input"
        defaultValue={typeof begun === 'string' ? begun : undefined}
        aria-invalid={fault ? true : undefined}
        aria-describedby={describedBy}
        {...input}
      >
        <option value="">{nothing}</option>
        {choices.map(({ value, label: said }) => (
          <option key={value} value={value}>
            {said}
          </option>
        ))}
      </select>
      <Below {...{ label, fault, hint, ...ids }} />
    </div>
  )
}

/** One switch, its words beside it. */
export function CheckField({ label, fault, hint, optional: _, begun, ...input }: Said & ComponentProps<'input'>) {
  const { id, describedBy, ...ids } = useIds({ label, fault, hint })
  return (
    <div className="form-field">
      <label htmlFor={id} className="form-choice">
        <input
          id={id}
          type="checkbox"
          defaultChecked={begun === true}
          aria-invalid={fault ? true : undefined}
          aria-describedby={describedBy}
          {...input}
        />
        <span>{label}</span>
      </label>
      <Below {...{ label, fault, hint, ...ids }} />
    </div>
  )
}

/** Several to choose from, one of them (`radio`) or any (`checkbox`). */
export function ChoiceField({
  label,
  fault,
  hint,
  optional,
  choices,
  type,
  children,
  begun,
  ...input
}: Said & ComponentProps<'input'> & { choices: readonly Choice[]; type: 'radio' | 'checkbox'; children?: ReactNode }) {
  const { describedBy, ...ids } = useIds({ label, fault, hint })
  return (
    <fieldset className="form-field form-choices" aria-describedby={describedBy}>
      <legend className="form-label">
        {label} {optional && <span className="form-optional">{optional}</span>}
      </legend>
      <div className="form-choice-list">
        {choices.map(({ value, label: said }) => (
          <label key={value} className="form-choice">
            <input
              type={type}
              value={value}
              defaultChecked={Array.isArray(begun) ? begun.includes(value) : begun === value}
              aria-invalid={fault ? true : undefined}
              {...input}
            />
            <span>{said}</span>
          </label>
        ))}
      </div>
      {children}
      <Below {...{ label, fault, hint, ...ids }} />
    </fieldset>
  )
}
