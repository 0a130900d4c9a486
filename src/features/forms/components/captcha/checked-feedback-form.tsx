'use client'

import type { ComponentProps } from 'react'
import { FeedbackForm } from '@/features/forms/components/feedback-form'
import type { FormCheck } from '@/features/forms/components/form-check'
import { useCaptcha, type CaptchaState } from './use-captcha'
import { CheckField } from '@/ui/form/fields'

type CaptchaFieldProps = ComponentProps<typeof CheckField> & {
  state: CaptchaState
  onTick: (isTicked: boolean) => void
  messages: FormCheck['messages']
}

/** The check box that starts the captcha, and its progress, which screen readers announce. Spec: CUS-2.58. */
const CaptchaField = ({ state, onTick, messages, onChange, ...field }: CaptchaFieldProps) => (
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

type Props = Omit<ComponentProps<typeof FeedbackForm>, 'check'> & { captchaMessages: FormCheck['messages'] }

/** The feedback form of a site that asks for a captcha. Spec: CUS-2.58, CUS-2.59, CUS-5.33. */
export function CheckedFeedbackForm({ captchaMessages: messages, ...form }: Props) {
  const { state, start, take, clear } = useCaptcha(form.site.id, form.locale)
  const check: FormCheck = {
    take,
    clear,
    messages,
    render: (field) => (
      <CaptchaField
        {...field}
        state={state}
        onTick={(isTicked) => void (isTicked ? start() : clear())}
        messages={messages}
      />
    ),
  }
  return <FeedbackForm {...form} check={check} />
}
