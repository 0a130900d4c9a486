'use client'
import { FieldDescription, FieldLabel, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { TextFieldClientProps } from 'payload'

/**
 * A browser's own input for a text field of Payload, with Payload's label and description around it. What is wrong stands
 * below it as a whole sentence: Payload's tooltip would cut it off at the width of the field.
 */
function nativeInput(type: 'date' | 'time' | 'color') {
  return function NativeInput({ field, path: givenPath, readOnly }: TextFieldClientProps) {
    const { value, setValue, showError, errorMessage, path, disabled } = useField<string | null>({
      potentiallyStalePath: givenPath,
    })
    const id = `field-${path.replace(/\./g, '__')}`
    return (
      <div className={`field-type text${showError ? ' error' : ''}`} style={mergeFieldStyles(field)}>
        <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
        <div className="field-type__wrap">
          <input
            id={id}
            name={path}
            type={type}
            value={value ?? ''}
            disabled={readOnly || disabled}
            aria-invalid={showError || undefined}
            aria-describedby={showError ? `${id}-error` : undefined}
            onChange={({ target }) => setValue(target.value || null)}
          />
        </div>
        {showError && (
          <p id={`${id}-error`} className="field-description" style={{ color: 'var(--theme-error-500)' }}>
            {errorMessage}
          </p>
        )}
        <FieldDescription path={path} description={field.admin?.description} />
      </div>
    )
  }
}

export const DateInput = nativeInput('date')
export const TimeInput = nativeInput('time')
export const ColourInput = nativeInput('color')
