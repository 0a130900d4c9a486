'use client'

import { useEffect, useRef, useState } from 'react'
import type { AllergenChoice } from '@/domain/menu/allergens/my-allergens'
import type { MenuMessages } from '@/i18n/menu-messages'
import { describeProfile } from './describe-profile'
import { loadProfile, setPaused, useProfile } from './profile-store'
import { formatMessage } from '@/domain/text/format-message'

/**
 * Adds a warning to each dish of the page whose texts mention a custom allergen, in place of earlier ones. React renders the
 * rows once.
 */
function markMentions(mentions: ReadonlyMap<string, readonly string[]>, message: string): void {
  for (const old of document.querySelectorAll('.dish-mention')) old.remove()
  if (mentions.size === 0) return
  for (const dish of document.querySelectorAll<HTMLElement>('[data-dish]')) {
    const names = mentions.get(dish.dataset.dish ?? '')
    if (!names) continue
    const note = document.createElement('strong')
    note.className = 'dish-mention'
    note.textContent = formatMessage(message, { names: names.join(', ') })
    const safety = dish.querySelector('.menu-safety')
    const before = dish.querySelector('.plate-warning, .menu-description, h2, h3, a')
    if (safety) safety.append(note)
    else if (before) before.after(note)
    else dish.append(note)
  }
}

type Props = { choices: readonly AllergenChoice[]; messages: MenuMessages['myAllergens']['profile'] }

/**
 * Names the allergens of the signed-in customer's profile, with a button to pause them. The script of the page writes the
 * names before the first paint, and this component after it, so that React does not compare them. Without JavaScript it says
 * that the page is not filtered; a style rule shows that to signed-in customers only. Spec: PUB-4.7.
 */
export function ProfileLine({ choices, messages }: Props) {
  const profile = useProfile()
  const line = useRef<HTMLParagraphElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const { state, text, warning } = describeProfile(profile, choices, messages)

  useEffect(() => {
    const put = (part: string, words: string) => {
      const element = line.current?.querySelector(`[data-profile-${part}]`)
      if (element && element.textContent !== words) element.textContent = words
    }
    put('text', text)
    put('warning', warning)
    const block = line.current?.closest('#my-allergens')
    if (state === null) block?.removeAttribute('data-profile')
    else block?.setAttribute('data-profile', state)
  }, [state, text, warning])

  useEffect(() => {
    markMentions(profile.kind === 'loaded' ? profile.mentions : new Map(), messages.mentions)
  }, [profile, messages.mentions])

  const retry = () => {
    setIsAsking(true)
    void loadProfile().finally(() => setIsAsking(false))
  }
  const isStale = profile.kind === 'loaded' && profile.isStale
  const button =
    state === 'on' || state === 'paused' ? (
      <button type="button" className="menu-text-button" onClick={() => setPaused(state === 'on')}>
        {state === 'on' ? messages.pause : messages.resume}
      </button>
    ) : null
  return (
    <>
      <p className="profile-line" ref={line}>
        <span role="status">
          <span data-profile-text="" suppressHydrationWarning></span>
          <strong data-profile-warning="" suppressHydrationWarning></strong>
        </span>
        {button}
        {(state === 'failed' || isStale) && (
          <button type="button" className="menu-text-button" aria-disabled={isAsking || undefined} onClick={retry}>
            {messages.retry}
          </button>
        )}
      </p>
      <noscript>
        <p className="profile-needs-script">{messages.needsScript}</p>
      </noscript>
    </>
  )
}
