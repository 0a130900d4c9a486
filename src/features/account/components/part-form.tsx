'use client'

import type { ComponentProps, ReactNode } from 'react'
import { FormFrame } from '@/ui/form/form-frame'
import type { FormWords } from '@/ui/form/use-checked-form'
import type { usePartForm } from './use-part-form'

export type PartWords = { form: FormWords; save: string; sending: string }

type Props = {
  frame: Omit<ComponentProps<typeof FormFrame>, 'button' | 'sending' | 'labelledBy' | 'children'>
  saved: ReturnType<typeof usePartForm>['saved']
  words: PartWords
  children: ReactNode
}

/** A form of the account in its frame, under the heading of its part. Kept again, it says so again. */
export function PartForm({ frame, saved, words, children }: Props) {
  return (
    <FormFrame {...frame} button={words.save} sending={words.sending} labelledBy="account-part">
      {children}
      <p role="status" key={saved?.at} className={saved ? 'form-done' : 'sr-only'}>
        {saved?.sentence}
      </p>
    </FormFrame>
  )
}
