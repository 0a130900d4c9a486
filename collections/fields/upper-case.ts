import type { TextField } from 'payload'
import { inCapitals } from '@/domain/capitals'
import type { words } from '@collections/labels'

type Options = { required?: boolean; width?: string }

/** A code that people type in any case, kept in capitals and without spaces around it. Spec: CUS-5.20. */
export const upperCase = (
  name: string,
  label: ReturnType<typeof words>,
  { required = false, width }: Options = {},
): TextField => ({
  name,
  type: 'text',
  label,
  required,
  maxLength: 60,
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? inCapitals(value) : value)] },
  admin: { width },
})
