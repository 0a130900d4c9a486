import type { ComponentProps, ReactNode } from 'react'
import type en from '@/i18n/messages/en.json'
import type { CheckField } from '@/ui/form/fields'

/** The captcha of a form. Pages of sites without one do not load it. */
export type FormCheck = {
  /** Waits for the solution to send. Null when there is none. */
  take: () => Promise<string | null>
  /** Forgets the solution, which counts once. */
  clear: () => void
  messages: (typeof en)['captcha']
  render: (field: ComponentProps<typeof CheckField>) => ReactNode
}
