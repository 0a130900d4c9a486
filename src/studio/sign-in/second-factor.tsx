'use client'
import { useEffect, useState } from 'react'
import { Button, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { requestStaffApi } from '@/studio/request-staff-api'
import { CodeEntry } from './code-entry'
import { secondFactorMessages } from './second-factor-messages'

type Enrolment = { secret: string; picture: string; now: string }
type Step =
  | { at: 'off' | 'otherOff' | 'otherOn' | 'confirmRemoval' | 'removed' }
  | { at: 'on'; left: number }
  | { at: 'scanning'; enrolment: Enrolment }
  | { at: 'codes'; codes: string[] }

/** Part of the account page: owners turn the second factor on and off, administrators turn it off for others. */
export function SecondFactor() {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const [step, setStep] = useState<Step | null>(null)
  const [error, setError] = useState<string | null>(null)
  const language = i18n.language
  const messages = secondFactorMessages(language)
  const api = config.routes.api

  useEffect(() => {
    if (id === undefined) return
    let isMounted = true
    const { unreachable } = secondFactorMessages(language)
    void requestStaffApi(api, `${id}/second-factor`, { language, unreachable }).then((answer) => {
      if (!isMounted || !answer.ok) return // without the right to see it, nothing is shown
      const { own, active, recoveryCodes } = answer.body
      if (own) setStep(active ? { at: 'on', left: Number(recoveryCodes) } : { at: 'off' })
      else setStep({ at: active ? 'otherOn' : 'otherOff' })
    })
    return () => {
      isMounted = false
    }
  }, [id, api, language])

  /** Posts to the API and goes to the next step. Resolves to the error message, or to null. */
  async function post(path: string, body: object, next: (answer: Record<string, unknown>) => Step) {
    const answer = await requestStaffApi(api, path, { language, unreachable: messages.unreachable, body })
    setError(null)
    if (!answer.ok) return answer.message
    setStep(next(answer.body))
    return null
  }
  const postOnClick = (path: string, next: (answer: Record<string, unknown>) => Step) => () =>
    void post(path, {}, next).then(setError)

  if (!step) return null
  return (
    <section className="second-factor" aria-labelledby="second-factor-title">
      <h2 id="second-factor-title">{messages.title}</h2>
      <div aria-live="polite">
        {step.at === 'off' && (
          <>
            <p>{messages.off}</p>
            <Button
              type="button"
              buttonStyle="secondary"
              onClick={postOnClick('second-factor/begin', (body) => ({ at: 'scanning', enrolment: body as Enrolment }))}
            >
              {messages.turnOn}
            </Button>
          </>
        )}
        {step.at === 'scanning' && (
          <>
            <p>{messages.scan}</p>
            <img src={step.enrolment.picture} alt={messages.picture} width={200} height={200} />
            <p>
              {messages.secret} <code>{step.enrolment.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            </p>
            <p>{messages.clock(new Date(step.enrolment.now).toLocaleTimeString(`${language}-CA`))}</p>
            <CodeEntry
              label={messages.code}
              action={messages.confirm}
              onSubmit={(code) =>
                post('second-factor/confirm', { code }, ({ recoveryCodes }) => ({
                  at: 'codes',
                  codes: recoveryCodes as string[],
                }))
              }
            >
              <Button
                type="button"
                buttonStyle="secondary"
                size="medium"
                margin={false}
                onClick={() => setStep({ at: 'off' })}
              >
                {messages.cancel}
              </Button>
            </CodeEntry>
          </>
        )}
        {step.at === 'codes' && (
          <>
            <p>{messages.saveCodes}</p>
            <ol className="second-factor__codes">
              {step.codes.map((code) => (
                <li key={code}>
                  <code>{code}</code>
                </li>
              ))}
            </ol>
            <Button
              type="button"
              buttonStyle="secondary"
              onClick={() => setStep({ at: 'on', left: step.codes.length })}
            >
              {messages.codesSaved}
            </Button>
          </>
        )}
        {step.at === 'on' && (
          <>
            <p>{messages.on(step.left)}</p>
            <CodeEntry
              label={messages.codeOrRecovery}
              action={messages.turnOff}
              onSubmit={(code) => post('second-factor/off', { code }, () => ({ at: 'off' }))}
            />
          </>
        )}
        {step.at === 'otherOff' && <p>{messages.otherOff}</p>}
        {step.at === 'removed' && <p>{messages.turnedOffForOther}</p>}
        {step.at === 'otherOn' && (
          <>
            <p>{messages.otherOn}</p>
            <Button type="button" buttonStyle="secondary" onClick={() => setStep({ at: 'confirmRemoval' })}>
              {messages.turnOffForOther}
            </Button>
          </>
        )}
        {step.at === 'confirmRemoval' && (
          <>
            <p>{messages.confirmTurnOffForOther}</p>
            <div className="second-factor__buttons">
              <Button
                type="button"
                margin={false}
                onClick={postOnClick(`${id}/second-factor/remove`, () => ({ at: 'removed' }))}
              >
                {messages.confirm}
              </Button>
              <Button type="button" buttonStyle="secondary" margin={false} onClick={() => setStep({ at: 'otherOn' })}>
                {messages.cancel}
              </Button>
            </div>
          </>
        )}
      </div>
      <p className="account-error" role="alert">
        {error}
      </p>
    </section>
  )
}
