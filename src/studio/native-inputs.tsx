'use client'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { TextFieldClientProps } from 'payload'

/** A browser's own input for a text field of Payload, with Payload's label, description and error around it. */
function nativeInput(type: 'date' | 'time' | 'color') {
  return function NativeInput({ field, path: givenPath, readOnly }: TextFieldClientProps) {
    const { value, setValue, showError, path, disabled } = useField<string | null>({ potentiallyStalePath: givenPath })
    const id = `field-${path.replace(/\./g, '__')}`
    return (
      <div className={`field-type text${showError ? ' error' : ''}`} style={mergeFieldStyles(field)}>
        <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
        <div className="field-type__wrap">
          <FieldError path={path} showError={showError} />
          <input
            id={id}
            name={path}
            type={type}
            value={value ?? ''}
            disabled={readOnly || disabled}
            onChange={({ target }) => setValue(target.value || null)}
          />
        </div>
        <FieldDescription path={path} description={field.admin?.description} />
      </div>
    )
  }
}

export const DateInput = nativeInput('date')
export const TimeInput = nativeInput('time')
export const ColourInput = nativeInput('color')
