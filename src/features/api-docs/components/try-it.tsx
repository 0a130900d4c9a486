'use client'

import { useEffect, useId, useRef, useState, useSyncExternalStore, type ChangeEvent, type FormEvent } from 'react'
import type { Locale } from '@/domain/locale'
import { buildOperationBody, buildOperationUrl, type Operation } from '@/features/api-docs/operations'
import { filledButton } from '@/ui/brand/button-style'

/** `size` is a template with the placeholder `{size}` for kilobytes, such as `{size} KB`. */
type Words = Record<'size' | 'send' | 'sending' | 'failed' | 'answer' | 'cut' | 'open' | 'needsScript', string>
type Props = {
  operation: Pick<Operation, 'method' | 'path' | 'parameters' | 'session'>
  /** Parameter values from the query string of the page, which are requested immediately; null if there are none. */
  typed: Readonly<Record<string, string>> | null
  locale: Locale
  words: Words
}
type Result = { status: number; durationMs: number; bytes: number; body: string; cut: boolean }

/** Characters of the response to show. A longer response would slow the page down; the link shows all of it. */
const maxShownLength = 20_000

const fieldStyle = 'min-h-11 w-full rounded-lg border border-muted bg-surface px-3 font-mono text-[0.9rem]'

/** Whether scripts run is false on the server and true in the browser, and does not change. */
const neverChanges = () => () => undefined

async function sendRequest(method: string, address: string, body: string | null): Promise<Result> {
  const startedAt = performance.now()
  const response = await fetch(address, { method, body, headers: body ? { 'Content-Type': 'application/json' } : {} })
  const text = await response.text()
  const durationMs = Math.round(performance.now() - startedAt)
  const pretty = JSON.stringify(JSON.parse(text), null, 2)
  return {
    status: response.status,
    durationMs,
    bytes: new Blob([text]).size,
    body: pretty.slice(0, maxShownLength),
    cut: pretty.length > maxShownLength,
  }
}

/**
 * Calls the API on this host with the typed values and shows the response. Without JavaScript a GET reloads the page with the
 * typed values and a link to the response; a write stays disabled, because its values must not get into a URL.
 */
export function TryIt({ operation, typed, locale, words }: Props) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const latest = useRef(0)
  const [values, setValues] = useState(
    () =>
      new Map(operation.parameters.map(({ name, example }) => [name, typed ? (typed[name] ?? '') : (example ?? '')])),
  )
  const [state, setState] = useState<'idle' | 'sending' | 'failed' | Result>('idle')
  const address = buildOperationUrl(operation, values)
  const isRead = operation.method === 'GET'
  const hasScript = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const kilobytes = (bytes: number) =>
    (bytes / 1024).toLocaleString(locale === 'fr' ? 'fr-CA' : 'en-CA', { maximumFractionDigits: 1 })
  /** The values in the fields: what was typed before React started is nowhere else. */
  const readFields = () =>
    new Map(
      operation.parameters.map(({ name }) => {
        const field = form.current?.elements.namedItem(`${id}-${name}`)
        return [name, (field as HTMLInputElement | HTMLTextAreaElement | null)?.value ?? '']
      }),
    )
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const requestNumber = ++latest.current
    const given = readFields()
    setValues(given)
    setState('sending')
    const sent = [buildOperationUrl(operation, given), buildOperationBody(operation, given)] as const
    const shown = await sendRequest(operation.method, ...sent).catch((): 'failed' => 'failed')
    if (requestNumber === latest.current) setState(shown)
  }
  useEffect(() => {
    if (typed && isRead && latest.current === 0) form.current?.requestSubmit()
  }, [typed, isRead])
  const fieldOf = (name: string) => ({
    id: `${id}-${name}`,
    name: isRead ? name : undefined,
    value: values.get(name) ?? '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setValues(new Map(values).set(name, target.value)),
    autoComplete: 'off',
    spellCheck: false,
  })
  return (
    <form ref={form} onSubmit={send} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {operation.parameters.map(({ name, isStructured }) => (
        <p key={name} className="grid gap-1">
          <label htmlFor={`${id}-${name}`}>
            <code className="font-semibold">{name}</code>
          </label>
          {isStructured ? (
            <textarea {...fieldOf(name)} rows={4} className={`${fieldStyle} py-2`} />
          ) : (
            <input {...fieldOf(name)} type={name.includes('password') ? 'password' : 'text'} className={fieldStyle} />
          )}
        </p>
      ))}
      <p className="font-mono text-[0.9rem] break-all text-muted">
        {operation.method} {address}
      </p>
      <p className="flex flex-wrap items-center gap-4">
        <button type="submit" disabled={!isRead && !hasScript} className={filledButton}>
          {state === 'sending' ? words.sending : words.send}
        </button>
        {!isRead && <noscript>{words.needsScript}</noscript>}
        {isRead && (
          <a href={address} className="plain-link inline-flex min-h-11 items-center">
            {words.open}
          </a>
        )}
      </p>
      <div role="status" aria-label={words.answer}>
        {state === 'failed' && <p>{words.failed}</p>}
        {typeof state === 'object' && (
          <>
            <p className="font-mono text-[0.9rem]">
              {state.status} · {state.durationMs} ms · {words.size.replace('{size}', kilobytes(state.bytes))}
            </p>
            <pre
              tabIndex={0}
              className="mt-2 max-h-[32rem] overflow-auto rounded-lg border border-line bg-surface p-4 text-[0.85rem]"
            >
              {state.body}
            </pre>
            {state.cut && <p className="mt-2 text-muted">{words.cut}</p>}
          </>
        )}
      </div>
    </form>
  )
}
