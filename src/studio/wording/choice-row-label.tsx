'use client'

import { useRowLabel } from '@payloadcms/ui'

type Choice = { name?: string | null; value?: string | null; hidden?: boolean | null }

/** The name of a choice in a list whose rows are folded. A hidden one is struck out. */
export function ChoiceRowLabel() {
  const { data, rowNumber } = useRowLabel<Choice>()
  const name = data.name || data.value || String((rowNumber ?? 0) + 1)
  return data.hidden ? <s>{name}</s> : <span>{name}</span>
}
