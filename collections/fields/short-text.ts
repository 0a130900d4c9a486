import type { TextField } from 'payload'
import { bilingual } from '@collections/labels'

/** A text of one line, three beside each other. */
export const shortText = (name: string, en: string, fr: string): TextField => ({
  name,
  type: 'text',
  label: bilingual(en, fr),
  admin: { width: '33%' },
})
