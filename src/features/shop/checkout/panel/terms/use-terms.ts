'use client'

import { useState } from 'react'
import type { AcceptedTerms } from '@/contract/shop/send-order'
import type { Locale } from '@/domain/locale'
import type { RequiredTerms } from '@/domain/shop/checkout/terms-order'

/** A text on screen: terms in one language, and which of how many texts it is. */
export type AskedText = {
  terms: RequiredTerms
  locale: Locale
  number: number
  count: number
  answer: (isAccepted: boolean) => void
}

const isSame = (one: AcceptedTerms, { kind, locale, version }: AcceptedTerms) =>
  one.kind === kind && one.locale === locale && one.version === version

/** Asks for one text after the other. `asked` is on screen. A text that was accepted before is not asked for again. */
export function useTerms() {
  const [asked, setAsked] = useState<AskedText | null>(null)
  const [accepted, setAccepted] = useState<readonly AcceptedTerms[]>([])

  const ask = (text: Omit<AskedText, 'answer'>) =>
    new Promise<boolean>((resolve) => {
      const answer = (isAccepted: boolean) => {
        setAsked(null)
        resolve(isAccepted)
      }
      setAsked({ ...text, answer })
    })

  /** The accepted texts in their order; null when the buyer has not accepted one of them. */
  const accept = async (required: readonly RequiredTerms[]): Promise<AcceptedTerms[] | null> => {
    const texts = required.flatMap((terms) => terms.order.map((locale) => ({ terms, locale })))
    const all: AcceptedTerms[] = []
    for (const [index, { terms, locale }] of texts.entries()) {
      const text: AcceptedTerms = { kind: terms.kind, locale, version: terms.version[locale] }
      const isKnown = accepted.some((one) => isSame(one, text))
      if (!isKnown && !(await ask({ terms, locale, number: index + 1, count: texts.length }))) return null
      all.push(text)
    }
    setAccepted(all)
    return all
  }
  return { asked, accept }
}
