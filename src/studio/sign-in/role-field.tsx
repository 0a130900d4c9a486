'use client'
import { SelectField, useAuth } from '@payloadcms/ui'
import type { SelectFieldClientProps } from 'payload'

/** The role of an account. The form of the first account does not ask for it: that one is an administrator's. */
export function RoleField(props: SelectFieldClientProps) {
  const { user } = useAuth()
  return user ? <SelectField {...props} /> : null
}
