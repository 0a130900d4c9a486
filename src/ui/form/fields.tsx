'use client'

import { useId, type ComponentProps, type ReactNode } from 'react'
import type { FormValues } from '@/contract/forms/form-faults'

type FieldProps = {
  label: string
  /** The error message; null for none. */
  fault: string | null
  hint?: string
  /** The text beside the label of a field that may stay empty. */
  optional?: string
  initial?: FormValues[string]
}
type Ids = { id: string; describedBy: string | undefined }

const useIds = ({ fault, hint }: FieldProps): Ids & { hintId: string; faultId: string } => {
  const id = useId()
  const [hintId, faultId] = [`${id}-hint`, `${id}-fault`]
  const described = [hint ? hintId : null, fault ? faultId : null].filter(Boolean).join(' ')
  return { id, hintId, faultId, describedBy: described || undefined }
}

const Hint = ({ hint, hintId }: Pick<FieldProps, 'hint'> & { hintId: string }) =>
  hint && (
    <p id={hintId} className="form-hint">
      {hint}
    </p>
  )

const Fault = ({ fault, faultId }: Pick<FieldProps, 'fault'> & { faultId: string }) =>
  fault && (
    <p id={faultId} className="form-fault">
      {fault}
    </p>
  )

const Label = ({ id, label, optional }: { id: string; label: string; optional?: string | undefined }) => (
  <label htmlFor={id} className="form-label">
    {label} {optional && <span className="form-optional">{optional}</span>}
  </label>
)

/** A field for one line of text. */
export function TextField({ label, fault, hint, optional, initial, ...input }: FieldProps & ComponentProps<'input'>) {
  const { id, describedBy, hintId, faultId } = useIds({ label, fault, hint })
  return (
    <div className="form-field">
      <Label id={id} label={label} optional={optional} />
      <Hint hint={hint} hintId={hintId} />
      <input
        id={id}
        className="form-input"
        defaultValue={typeof initial === 'string' ? initial : undefined}
        aria-invalid={fault ? true : undefined}
        aria-describedby={describedBy}
        {...input}
      />
      <Fault fault={fault} faultId={faultId} />
    </div>
  )
}

/** A field for several lines of text. */
export function TextArea({ label, fault, hint, optional, initial, ...input }: FieldProps & ComponentProps<'textarea'>) {
  const { id, describedBy, hintId, faultId } = useIds({ label, fault, hint })
  return (
    <div className="form-field">
      <Label id={id} label={label} optional={optional} />
      <Hint hint={hint} hintId={hintId} />
      <textarea
        id={id}
        rows={5}
        className="form-input"
        defaultValue={typeof initial === 'string' ? initial : undefined}
        aria-invalid={fault ? true : undefined}
        aria-describedby={describedBy}
        {...input}
      />
      <Fault fault={fault} faultId={faultId} />
    </div>
  )
}

export type FieldOption = { value: string; label: string }

/** A list to select one option from. `emptyLabel` is the text of the empty option. */
export function SelectField({
  label,
  fault,
  hint,
  optional,
  choices,
  emptyLabel,
  initial,
  ...input
}: FieldProps & ComponentProps<'select'> & { choices: readonly FieldOption[]; emptyLabel: string }) {
  const { id, describedBy, hintId, faultId } = useIds({ label, fault, hint })
  return (
    <div className="form-field">
      <Label id={id} label={label} optional={optional} />
      <Hint hint={hint} hintId={hintId} />
      <select
        id={id}
        className="form-input"
        defaultValue={typeof initial === 'string' ? initial : undefined}
        aria-invalid={fault ? true : undefined}
        aria-describedby={describedBy}
        {...input}
      >
        <option value="">{emptyLabel}</option>
        {choices.map(({ value, label: optionLabel }) => (
          <option key={value} value={value}>
            {optionLabel}
          </option>
        ))}
      </select>
      <Fault fault={fault} faultId={faultId} />
    </div>
  )
}

/** A check box with its label beside it. */
export function CheckField({
  label,
  fault,
  hint,
  optional: _,
  initial,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  const { id, describedBy, hintId, faultId } = useIds({ label, fault, hint })
  return (
    <div className="form-field">
      <label htmlFor={id} className="form-choice">
        <input
          id={id}
          type="checkbox"
          defaultChecked={initial === true}
          aria-invalid={fault ? true : undefined}
          aria-describedby={describedBy}
          {...input}
        />
        <span>{label}</span>
      </label>
      <Hint hint={hint} hintId={hintId} />
      <Fault fault={fault} faultId={faultId} />
    </div>
  )
}

/** A group of options: one of them (`radio`) or several (`checkbox`). */
export function ChoiceField({
  label,
  fault,
  hint,
  optional,
  choices,
  type,
  children,
  initial,
  ...input
}: FieldProps &
  ComponentProps<'input'> & { choices: readonly FieldOption[]; type: 'radio' | 'checkbox'; children?: ReactNode }) {
  const { describedBy, hintId, faultId } = useIds({ label, fault, hint })
  return (
    <fieldset className="form-field form-choices" aria-describedby={describedBy}>
      <legend className="form-label">
        {label} {optional && <span className="form-optional">{optional}</span>}
      </legend>
      <Hint hint={hint} hintId={hintId} />
      <div className="form-choice-list">
        {choices.map(({ value, label: optionLabel }) => (
          <label key={value} className="form-choice">
            <input
              type={type}
              value={value}
              defaultChecked={Array.isArray(initial) ? initial.includes(value) : initial === value}
              aria-invalid={fault ? true : undefined}
              {...input}
            />
            <span>{optionLabel}</span>
          </label>
        ))}
      </div>
      {children}
      <Fault fault={fault} faultId={faultId} />
    </fieldset>
  )
}
