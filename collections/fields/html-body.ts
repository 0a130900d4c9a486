import type { CodeField } from 'payload'
import { cleanHtml } from '@collections/hooks/clean-html'
import type { words } from '@collections/labels'

/** A text with markup, in each language: cleaned when it is saved by the one list of what may be shown. Spec: PUB-2.33. */
export const htmlBody = (name: string, label: ReturnType<typeof words>): CodeField => ({
  name,
  type: 'code',
  label,
  localized: true,
  admin: { language: 'html' },
  hooks: cleanHtml,
  custom: { html: true },
})
