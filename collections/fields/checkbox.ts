import type { CheckboxField } from 'payload'
import type { BilingualText } from '@collections/labels'

type Options = { on?: boolean; sidebar?: boolean; width?: string; description?: BilingualText }

/** A checkbox, unchecked by default unless `on`. */
export const checkbox = (
  name: string,
  label: BilingualText,
  { on = false, sidebar = false, width, description }: Options = {},
): CheckboxField => ({
  name,
  type: 'checkbox',
  label,
  defaultValue: on,
  admin: { position: sidebar ? 'sidebar' : undefined, width, description },
})
