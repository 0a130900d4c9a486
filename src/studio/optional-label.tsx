'use client'
import { FieldLabel } from '@payloadcms/ui'
import type { TextFieldLabelClientComponent } from 'payload'

/** The label of a required field that the server fills in where staff leave it empty: without the mark of required fields. */
export const OptionalLabel: TextFieldLabelClientComponent = ({ field, path }) => (
  <FieldLabel label={field?.label} path={path} />
)
