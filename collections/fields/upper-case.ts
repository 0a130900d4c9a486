import type { TextField } from 'payload'
import { normalizeCode } from '@/domain/text/normalize-code'
import type { BilingualText } from '@collections/labels'

type Options = { required?: boolean; width?: string }

/** A code that is stored in upper case and trimmed. Spec: CUS-5.20. */
export const upperCase = (
  name: string,
  label: BilingualText,
  { required = false, width }: Options = {},
): TextField => ({
  name,
  type: 'text',
  label,
  required,
  maxLength: 60,
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? normalizeCode(value) : value)] },
  admin: { width },
})
