import type { ComponentProps } from 'react'
import { CheckField } from '@/ui/form/fields'
import type { FormCheck } from '@/features/forms/components/form-check'
import type { CaptchaState } from './use-captcha'

type Props = ComponentProps<typeof CheckField> & {
  state: CaptchaState
  onTick: (isTicked: boolean) => void
  messages: FormCheck['messages']
}

/** The check box that starts the captcha, and its progress, which screen readers announce. Spec: CUS-2.58. */
export const CaptchaField = ({ state, onTick, messages, onChange, ...field }: Props) => (
  <div>
    <CheckField
      {...field}
      hint={messages.hint}
      onChange={(event) => {
        onChange?.(event)
        onTick(event.target.checked)
      }}
      required
    />
    <p role="status" className="form-hint">
      {state !== 'idle' && messages.states[state]}
    </p>
  </div>
)
