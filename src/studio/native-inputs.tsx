'use client'
import { useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { LabelledInput } from './labelled-input'

/** A native browser input for a Payload text field. */
function nativeInput(type: 'date' | 'time' | 'color') {
  return function NativeInput({ field, path: givenPath, readOnly }: TextFieldClientProps) {
    const { value, setValue, showError, errorMessage, path, disabled } = useField<string | null>({
      potentiallyStalePath: givenPath,
    })
    return (
      <LabelledInput field={field} path={path} error={showError ? (errorMessage ?? '') : null}>
        {({ id, errorId }) => (
          <input
            id={id}
            name={path}
            type={type}
            value={value ?? ''}
            disabled={readOnly || disabled}
            aria-invalid={showError || undefined}
            aria-describedby={errorId}
            onChange={({ target }) => setValue(target.value || null)}
          />
        )}
      </LabelledInput>
    )
  }
}

export const DateInput = nativeInput('date')
export const TimeInput = nativeInput('time')
export const ColourInput = nativeInput('color')
