import type { CheckboxField } from 'payload'
import type { words } from '@collections/labels'

type Options = { on?: boolean; sidebar?: boolean; width?: string; description?: ReturnType<typeof words> }

/** A yes or no, which is no unless `on`. */
export const checkbox = (
  name: string,
  label: ReturnType<typeof words>,
  { on = false, sidebar = false, width, description }: Options = {},
): CheckboxField => ({
  name,
  type: 'checkbox',
  label,
  defaultValue: on,
  admin: { position: sidebar ? 'sidebar' : undefined, width, description },
})
