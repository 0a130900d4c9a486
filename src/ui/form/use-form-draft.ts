'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { readDraft, storeDraft } from '@/contract/forms/drafts-on-device'
import type { FormValues } from '@/contract/forms/form-faults'
import { formatDraft, parseDraft } from '@/domain/forms/form-draft'

/** How a form keeps what was typed when the page is loaded again. See decision 0032. */
export type DraftOptions<Name extends string> = {
  /** Names the form and its site, or its customer. */
  name: string
  /** Fields that are never stored, such as passwords. */
  secret?: readonly Name[]
  /** Health answers. They are never stored: the browser asks before it leaves a page on which one of them has changed. */
  health?: readonly Name[]
}

type Draft<Values extends FormValues> = DraftOptions<keyof Values & string> | undefined

/** The names of the fields that a draft leaves out. */
const leftOutOf = ({ secret = [], health = [] }: DraftOptions<string>): string[] => [...secret, ...health]

const stopLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Keeps the draft of a form in the tab. `restored` are the stored fields; `keep` stores the current values; `finish` removes the
 * draft once the values are saved, or once the form shows `values` again without anybody typing them.
 */
export function useFormDraft<Values extends FormValues>(draft: Draft<Values>, initialValues: Values) {
  const [restored] = useState(() =>
    draft ? parseDraft(readDraft(draft.name), initialValues, leftOutOf(draft), Date.now()) : {},
  )
  const latest = useRef({ draft, saved: initialValues })
  useEffect(() => {
    latest.current.draft = draft
  })
  useEffect(() => () => window.removeEventListener('beforeunload', stopLeaving), [])

  const keep = useCallback((values: Values) => {
    const { draft: current, saved } = latest.current
    if (!current) return
    storeDraft(current.name, formatDraft(values, saved, leftOutOf(current), Date.now()))
    const hasChanged = current.health?.some((name) => JSON.stringify(values[name]) !== JSON.stringify(saved[name]))
    if (hasChanged) window.addEventListener('beforeunload', stopLeaving)
    else window.removeEventListener('beforeunload', stopLeaving)
  }, [])
  const finish = useCallback((values: Values) => {
    latest.current.saved = values
    if (latest.current.draft) storeDraft(latest.current.draft.name, null)
    window.removeEventListener('beforeunload', stopLeaving)
  }, [])
  return { restored, keep, finish }
}
