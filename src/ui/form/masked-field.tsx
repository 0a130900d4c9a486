'use client'

import type { ChangeEvent, ComponentProps, FocusEvent } from 'react'
import { TextField } from './fields'
import { applyMask, maskPhone, type Mask } from './masks'

type Props = ComponentProps<typeof TextField> & { mask: Mask }

/** A text field that gets its usual form while it is typed, and again when it is left. */
export function MaskedField({ mask, onChange, onBlur, ...field }: Props) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { inputType } = event.nativeEvent as InputEvent
    applyMask(event.target, mask, inputType?.startsWith('delete') ?? false)
    onChange?.(event)
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const masked = mask(event.target.value)
    if (masked !== event.target.value) {
      event.target.value = masked
      onChange?.(event as unknown as ChangeEvent<HTMLInputElement>)
    }
    onBlur?.(event)
  }
  return <TextField {...field} onChange={change} onBlur={leave} />
}

/** A phone number. Spec: CUS-5.9. */
export const PhoneField = ({ initial, ...field }: ComponentProps<typeof TextField>) => (
  <MaskedField {...field} initial={maskPhone(typeof initial === 'string' ? initial : '')} mask={maskPhone} type="tel" />
)
