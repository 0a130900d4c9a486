import type { ReactNode } from 'react'
import { FieldDescription, FieldLabel } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { NumberFieldClientProps, TextFieldClientProps } from 'payload'

type Props = {
  field: TextFieldClientProps['field'] | NumberFieldClientProps['field']
  path: string
  /** Shown below the input, because Payload's tooltip cuts long messages; null for none. */
  error: string | null
  className?: string
  /** The input, with this id and the id of the message that describes it. */
  children: (ids: { id: string; errorId: string | undefined }) => ReactNode
}

/** An input of our own with Payload's label and description. */
export function LabelledInput({ field, path, error, className = '', children }: Props) {
  const id = `field-${path.replace(/\./g, '__')}`
  const errorId = error === null ? undefined : `${id}-error`
  return (
    <div className={`field-type text${error === null ? '' : ' error'}`} style={mergeFieldStyles(field)}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
      <div className={`field-type__wrap ${className}`}>{children({ id, errorId })}</div>
      {error !== null && (
        <p id={errorId} className="field-description" style={{ color: 'var(--theme-error-500)' }}>
          {error}
        </p>
      )}
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  )
}
