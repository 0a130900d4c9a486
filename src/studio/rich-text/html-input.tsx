'use client'
import { TextareaField, useAuth } from '@payloadcms/ui'
import type { TextareaFieldClientProps } from 'payload'

/** The HTML of a block: read only for everybody but administrators, because the server refuses their changes. */
export function HtmlInput(props: TextareaFieldClientProps) {
  const { user } = useAuth()
  return <TextareaField {...props} readOnly={props.readOnly || user?.role !== 'administrator'} />
}
