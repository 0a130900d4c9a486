'use client'

import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react'
import { queryApi } from '@/contract/post-to-api'
import type { CaptchaChallenge } from '@/domain/forms/captcha'
import type { Locale } from '@/domain/locale'
import { FeedbackForm } from '@/features/forms/components/feedback-form'
import type { FormCheck } from '@/features/forms/components/use-visitor-form'
import { CheckField } from '@/ui/form/fields'
import { captchaWorker } from './worker-address'

/** The solution to send; empty when the site no longer asks for one, null when there is none. `stop` ends with null. */
type Solving = { solution: Promise<string | null>; stop: () => void }

/** Requests a challenge and solves it in a worker. Never rejects. */
function solveCaptcha(siteId: string, locale: Locale): Solving {
  let stop: () => void = () => undefined
  const stopped = new Promise<null>((resolve) => {
    stop = () => resolve(null)
  })
  const solve = async () => {
    const posted = await queryApi<CaptchaChallenge>('GET', 'feedback/captcha', { siteId }, locale)
    if (posted.status === 'refused') return '' // v1 decides when the form is sent
    if (posted.status !== 'done') return null
    const { parameters, signature } = posted.answer
    const challenge = { parameters, signature }
    const solution = await runWorker(challenge, stopped)
    return solution === null ? null : btoa(JSON.stringify({ challenge, solution }))
  }
  return { solution: Promise.race([solve().catch(() => null), stopped]), stop }
}

async function runWorker(challenge: CaptchaChallenge, stopped: Promise<null>): Promise<unknown> {
  const worker = new Worker(captchaWorker)
  const answered = new Promise<unknown>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data)
    worker.onerror = () => resolve(null)
  })
  try {
    worker.postMessage(challenge)
    return await Promise.race([answered, stopped])
  } finally {
    worker.terminate()
  }
}

type CaptchaState = 'idle' | 'working' | 'done' | 'failed'

/** A minute before the server's end of a challenge. */
const freshForMs = 9 * 60_000
type Attempt = ReturnType<typeof solveCaptcha> & { startedAt: number }

/**
 * Solves captchas for a form. `start` begins in the background; `take` waits for the solution, and begins when there is none or the
 * last one is too old; null when it fails. `clear` forgets it.
 */
function useCaptcha(siteId: string, locale: Locale) {
  const [state, setState] = useState<CaptchaState>('idle')
  const current = useRef<Attempt | null>(null)

  const clear = useCallback(() => {
    current.current?.stop()
    current.current = null
    setState('idle')
  }, [])
  const start = useCallback((): Attempt => {
    current.current?.stop()
    const attempt = { ...solveCaptcha(siteId, locale), startedAt: performance.now() }
    current.current = attempt
    setState('working')
    void attempt.solution.then((solution) => {
      if (current.current !== attempt) return
      if (solution === null) current.current = null
      setState(solution === null ? 'failed' : 'done')
    })
    return attempt
  }, [siteId, locale])
  const take = useCallback((): Promise<string | null> => {
    const last = current.current
    const isFresh = last !== null && performance.now() - last.startedAt < freshForMs
    return (isFresh ? last : start()).solution
  }, [start])
  useEffect(() => clear, [clear])
  return { state, start, take, clear }
}

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
