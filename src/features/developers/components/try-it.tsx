'use client'

import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import type { Locale } from '@/domain/locale'
import { addressOf, type Operation } from '@/features/developers/operations'
import { filledButton } from '@/ui/button-style'

/** `size` has `{size}` where the kilobytes go, in the reader's own way of writing numbers. */
type Words = { size: string; send: string; sending: string; failed: string; answer: string; cut: string; open: string }
type Props = {
  operation: Pick<Operation, 'method' | 'path' | 'parameters'>
  /** What the page's own address carries, which is asked at once; null when it carries nothing. */
  typed: Readonly<Record<string, string>> | null
  locale: Locale
  words: Words
}
type Shown = { status: number; took: number; bytes: number; body: string; cut: boolean }

/** A page of text stays quick; the whole answer is one link away. */
const longestShown = 20_000

async function ask(method: string, address: string): Promise<Shown> {
  const began = performance.now()
  const [path = '', query] = address.split('?')
  const isSent = method === 'POST' // what is sent may tell of a person, and addresses are kept in many places
  const response = await fetch(isSent ? path : address, { method, body: isSent ? new URLSearchParams(query) : null })
  const text = await response.text()
  const took = Math.round(performance.now() - began)
  const pretty = JSON.stringify(JSON.parse(text), null, 2)
  return {
    status: response.status,
    took,
    bytes: new Blob([text]).size,
    body: pretty.slice(0, longestShown),
    cut: pretty.length > longestShown,
  }
}

/**
 * Asks the API on this host with what is typed, and shows what it answers. Without scripts, or before they are there, the
 * form comes back with what was typed, and a link to the answer.
 */
export function TryIt({ operation, typed, locale, words }: Props) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const latest = useRef(0)
  const [values, setValues] = useState(
    () =>
      new Map(operation.parameters.map(({ name, example }) => [name, typed ? (typed[name] ?? '') : (example ?? '')])),
  )
  const [state, setState] = useState<'idle' | 'sending' | 'failed' | Shown>('idle')
  const address = addressOf(operation, values)
  const kilobytes = (bytes: number) =>
    (bytes / 1024).toLocaleString(locale === 'fr' ? 'fr-CA' : 'en-CA', { maximumFractionDigits: 1 })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const turn = ++latest.current
    setState('sending')
    const shown = await ask(operation.method, address).catch((): 'failed' => 'failed')
    if (turn === latest.current) setState(shown)
  }
  useEffect(() => {
    if (typed && operation.method === 'GET' && latest.current === 0) form.current?.requestSubmit()
  }, [typed, operation.method])
  return (
    <form ref={form} onSubmit={send} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {operation.parameters.map(({ name }) => (
        <p key={name} className="grid gap-1">
          <label htmlFor={`${id}-${name}`}>
            <code className="font-semibold">{name}</code>
          </label>
          <input
            id={`${id}-${name}`}
            name={name}
            value={values.get(name) ?? ''}
            onChange={({ target }) => setValues(new Map(values).set(name, target.value))}
            autoComplete="off"
            spellCheck={false}
            className="min-h-11 w-full max-w-md rounded-lg border border-muted bg-surface px-3 font-mono text-[0.9rem]"
          />
        </p>
      ))}
      <p className="font-mono text-[0.9rem] break-all text-muted">
        {operation.method} {address}
      </p>
      <p className="flex flex-wrap items-center gap-4">
        <button type="submit" className={filledButton}>
          {state === 'sending' ? words.sending : words.send}
        </button>
        {operation.method === 'GET' && (
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
              {state.status} · {state.took} ms · {words.size.replace('{size}', kilobytes(state.bytes))}
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
