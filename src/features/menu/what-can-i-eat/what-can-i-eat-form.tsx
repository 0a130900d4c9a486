'use client'

import { useEffect, useState } from 'react'
import { joinAllergens } from '@/domain/menu/allergens/my-allergens'
import { submittedField } from '@/domain/menu/allergens/my-allergens'
import { chooseMyAllergens, useMyAllergens } from '@/features/menu/filters/my-allergens-store'
import type { WhatCanIEatMessages } from './what-can-i-eat-messages'

type Option = { code: string; name: string }
type Props = {
  allergens: Option[]
  diets: Option[]
  /** The choice of the URL. */
  mine: readonly string[]
  only: readonly string[]
  messages: Pick<
    WhatCanIEatMessages,
    'allergens' | 'allergensHelp' | 'diets' | 'show' | 'loading' | 'stale' | 'notStored'
  >
}

/**
 * Chooses allergens and diets in a GET form. Allergens are remembered on the device when they are chosen. The dishes below
 * are for the choice of the URL: they are hidden as soon as the choice differs.
 */
export function WhatCanIEatForm({ allergens, diets, mine, only, messages }: Props) {
  const chosen = useMyAllergens(mine)
  const [labels, setLabels] = useState(only)
  const [isLoading, setIsLoading] = useState(false)
  const [isStored, setIsStored] = useState(true)
  const order = allergens.map(({ code }) => code)
  const isStale = !isSameSet(chosen, mine) || !isSameSet(labels, only)

  useEffect(() => {
    document.getElementById('eat-results')?.toggleAttribute('hidden', isStale)
  }, [isStale])

  // A page that the browser restores may be older than the choice. Loading it again recalls the choice.
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent) => persisted && window.location.reload()
    window.addEventListener('pageshow', reload)
    return () => window.removeEventListener('pageshow', reload)
  }, [])

  const toggle = (list: readonly string[], code: string, isOn: boolean) =>
    isOn ? [...list, code] : list.filter((other) => other !== code)
  const boxes = (name: string, options: Option[], list: readonly string[], change: (next: string[]) => void) => (
    <ul>
      {options.map((option) => (
        <li key={option.code}>
          <label>
            <input
              type="checkbox"
              name={name}
              value={option.code}
              checked={list.includes(option.code)}
              onChange={({ target }) => change(toggle(list, option.code, target.checked))}
            />
            {option.name}
          </label>
        </li>
      ))}
    </ul>
  )

  return (
    <form method="get" className="eat-form not-printed" onSubmit={() => setIsLoading(true)}>
      <input type="hidden" name={submittedField} value="1" />
      {allergens.length > 0 && (
        <fieldset>
          <legend>{messages.allergens}</legend>
          <p>{messages.allergensHelp}</p>
          {!isStored && <p role="alert">{messages.notStored}</p>}
          {boxes('mine', allergens, chosen, (next) => setIsStored(chooseMyAllergens(joinAllergens(order, next))))}
        </fieldset>
      )}
      {diets.length > 0 && (
        <fieldset>
          <legend>{messages.diets}</legend>
          {boxes('only', diets, labels, setLabels)}
        </fieldset>
      )}
      <div className="eat-submit">
        <button className="menu-apply">{messages.show}</button>
        <p role="status">{isLoading ? messages.loading : isStale ? messages.stale : ''}</p>
      </div>
    </form>
  )
}

const isSameSet = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((code) => b.includes(code))
