'use client'
import { TextField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useOnlyLanguage } from './only-language'

/** A text whose name is its language, unless its site does not have that language. */
export function TextInOneLanguage(props: TextFieldClientProps) {
  const only = useOnlyLanguage()
  return only !== null && props.field.name !== only ? null : <TextField {...props} />
}
