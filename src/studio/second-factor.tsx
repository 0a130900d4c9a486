'use client'
import { useEffect, useState } from 'react'
import { Button, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { askStaff } from './ask-staff'
import { CodeEntry } from './code-entry'
import { secondFactorWords } from './second-factor-words'

type Begun = { secret: string; picture: string; now: string }
type Step =
  | { at: 'off' | 'othersOff' | 'othersOn' | 'takingOff' | 'taken' }
  | { at: 'on'; left: number }
  | { at: 'scanning'; begun: Begun }
  | { at: 'codes'; codes: string[] }

/** On the page of an account: its owner turns the second step of sign-in on and off, an administrator takes it off others. */
export function SecondFactor() {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const [step, setStep] = useState<Step | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const language = i18n.language
  const words = secondFactorWords(language)
  const api = config.routes.api

  useEffect(() => {
    if (id === undefined) return
    let here = true
    const { unreachable } = secondFactorWords(language)
    void askStaff(api, `${id}/second-factor`, { language, unreachable }).then((answer) => {
      if (!here || !answer.ok) return // whoever may not look sees nothing of it
      const { own, active, recoveryCodes } = answer.body
      if (own) setStep(active ? { at: 'on', left: Number(recoveryCodes) } : { at: 'off' })
      else setStep({ at: active ? 'othersOn' : 'othersOff' })
    })
    return () => {
      here = false
    }
  }, [id, api, language])

  /** Sends something; what comes back moves to the next step, or is said. */
  async function send(path: string, body: object, next: (answer: Record<string, unknown>) => Step) {
    const answer = await askStaff(api, path, { language, unreachable: words.unreachable, body })
    setFault(null)
    if (!answer.ok) return answer.message
    setStep(next(answer.body))
    return null
  }
  const press = (path: string, next: (answer: Record<string, unknown>) => Step) => () =>
    void send(path, {}, next).then(setFault)

  if (!step) return null
  return (
    <section className="second-factor" aria-labelledby="second-factor-title">
      <h2 id="second-factor-title">{words.title}</h2>
      <div aria-live="polite">
        {step.at === 'off' && (
          <>
            <p>{words.off}</p>
            <Button
              type="button"
              buttonStyle="secondary"
              onClick={press('second-factor/begin', (body) => ({ at: 'scanning', begun: body as Begun }))}
            >
              {words.turnOn}
            </Button>
          </>
        )}
        {step.at === 'scanning' && (
          <>
            <p>{words.scan}</p>
            <img src={step.begun.picture} alt={words.picture} width={200} height={200} />
            <p>
              {words.secret} <code>{step.begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            </p>
            <p>{words.clock(new Date(step.begun.now).toLocaleTimeString(`${language}-CA`))}</p>
            <CodeEntry
              label={words.code}
              action={words.confirm}
              onSubmit={(code) =>
                send('second-factor/confirm', { code }, ({ recoveryCodes }) => ({
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
                {words.cancel}
              </Button>
            </CodeEntry>
          </>
        )}
        {step.at === 'codes' && (
          <>
            <p>{words.keepThese}</p>
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
              {words.kept}
            </Button>
          </>
        )}
        {step.at === 'on' && (
          <>
            <p>{words.on(step.left)}</p>
            <CodeEntry
              label={words.codeOrRecovery}
              action={words.turnOff}
              onSubmit={(code) => send('second-factor/off', { code }, () => ({ at: 'off' }))}
            />
          </>
        )}
        {step.at === 'othersOff' && <p>{words.othersOff}</p>}
        {step.at === 'taken' && <p>{words.taken}</p>}
        {step.at === 'othersOn' && (
          <>
            <p>{words.othersOn}</p>
            <Button type="button" buttonStyle="secondary" onClick={() => setStep({ at: 'takingOff' })}>
              {words.takeOff}
            </Button>
          </>
        )}
        {step.at === 'takingOff' && (
          <>
            <p>{words.reallyTakeOff}</p>
            <div className="second-factor__buttons">
              <Button
                type="button"
                margin={false}
                onClick={press(`${id}/second-factor/remove`, () => ({ at: 'taken' }))}
              >
                {words.confirm}
              </Button>
              <Button type="button" buttonStyle="secondary" margin={false} onClick={() => setStep({ at: 'othersOn' })}>
                {words.cancel}
              </Button>
            </div>
          </>
        )}
      </div>
      <p className="account-fault" role="alert">
        {fault}
      </p>
    </section>
  )
}
