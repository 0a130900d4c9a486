'use client'

import type { ComponentProps, ReactNode } from 'react'
import { SessionEnded } from '@/features/account/sign-in/session-ended'
import { FormFrame } from '@/ui/form/form-frame'
import type { FormMessages } from '@/ui/form/use-checked-form'
import type { useSectionForm } from './use-section-form'

export type SectionMessages = { form: FormMessages; save: string; sending: string }

type Props = {
  frame: Omit<ComponentProps<typeof FormFrame>, 'button' | 'sending' | 'labelledBy' | 'children'>
  saved: ReturnType<typeof useSectionForm>['saved']
  isSignedOut: boolean
  messages: SectionMessages
  /** The id of the heading that labels the form, where a section has several forms. */
  labelledBy?: string
  children: ReactNode
}

/** The frame of an account form with its confirmation. Each save shows the confirmation again. */
export function SectionForm({ frame, saved, isSignedOut, messages, labelledBy = 'account-part', children }: Props) {
  return (
    <>
      <SessionEnded isSignedOut={isSignedOut} />
      <FormFrame {...frame} button={messages.save} sending={messages.sending} labelledBy={labelledBy}>
        {children}
        <p role="status" key={saved?.at} className={saved ? 'form-done' : 'sr-only'}>
          {saved?.message}
        </p>
      </FormFrame>
    </>
  )
}
