'use client'

import type { ComponentProps, ReactNode } from 'react'
import { FormFrame } from '@/ui/form/form-frame'
import type { FormMessages } from '@/ui/form/use-checked-form'
import type { useSectionForm } from './use-section-form'

export type SectionMessages = { form: FormMessages; save: string; sending: string }

type Props = {
  frame: Omit<ComponentProps<typeof FormFrame>, 'button' | 'sending' | 'labelledBy' | 'children'>
  saved: ReturnType<typeof useSectionForm>['saved']
  messages: SectionMessages
  children: ReactNode
}

/** The frame of an account form with its confirmation. Each save shows the confirmation again. */
export function SectionForm({ frame, saved, messages, children }: Props) {
  return (
    <FormFrame {...frame} button={messages.save} sending={messages.sending} labelledBy="account-part">
      {children}
      <p role="status" key={saved?.at} className={saved ? 'form-done' : 'sr-only'}>
        {saved?.message}
      </p>
    </FormFrame>
  )
}
