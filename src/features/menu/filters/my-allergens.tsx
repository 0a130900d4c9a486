'use client'

import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { MenuFilterState } from '@/domain/menu/filters/menu-filters'
import { applyMyAllergens } from '@/domain/menu/allergens/apply-my-allergens'
import {
  joinAllergens,
  withMyAllergens,
  splitByHiding,
  submittedField,
  type AllergenChoice,
} from '@/domain/menu/allergens/my-allergens'
import { formatMessage } from '@/domain/text/format-message'
import { replaceMyAllergens } from '@/features/menu/page/menu-page-dom'
import { hidingSelectors } from './filter-style-rule'
import { ProfileLine } from './profile-line'
import { activeCodes, useProfile } from './profile-store'
import { chooseMyAllergens, useMyAllergens } from './my-allergens-store'
import type { MenuMessages } from '@/i18n/menu-messages'

type MyAllergensMessages = MenuMessages['myAllergens']
type Props = {
  /** The visitor's own allergens in the URL. */
  inUrl: readonly string[]
  /** The query of this page without them. The form keeps it. */
  query: string
  /** All allergens, in display order. */
  choices: AllergenChoice[]
  /** The filters that the server applied, with the visitor's own allergens. */
  applied: MenuFilterState
  /** The rule for dishes with these allergens, with `{dishes}` for their selectors, on a page whose filters do not write one. */
  rule?: string
  messages: MyAllergensMessages
}

/**
 * The visitor's own allergens: a line that names them, and a form to change them. They apply in every location, on every
 * day and at every meal, together with those of the signed-in customer's profile, which never reach the URL. A script names the remembered ones and hides their dishes before the first paint. Without
 * JavaScript the form sends them in the URL. Spec: PUB-4.3, PUB-4.7.
 */
export function MyAllergens({ inUrl, query, choices, applied, rule, messages }: Props) {
  const mine = useMyAllergens(inUrl)
  const profile = useProfile()
  const ofProfile = activeCodes(profile)
  const [isStored, setIsStored] = useState(true)
  const details = useRef<HTMLDetailsElement>(null)
  const warning = useRef<HTMLElement>(null)
  const order = choices.map(({ code }) => code)
  const all = joinAllergens(order, mine, ofProfile)
  const { hidden } = splitByHiding(mine, choices)
  const { notHidden } = splitByHiding(all, choices)

  const canHide = (code: string) => choices.some((choice) => choice.code === code && choice.canHide)
  const selectors = hidingSelectors(withMyAllergens(applied, all, canHide))
  const notHiddenText = notHidden.length > 0 ? formatMessage(messages.notHidden, { names: listNames(notHidden) }) : ''

  // React does not know what the script wrote. Its own rule is in force now.
  useEffect(() => {
    if (warning.current) warning.current.textContent = notHiddenText
  }, [notHiddenText])
  useEffect(() => replaceMyAllergens(mine), [mine])
  // The rule of this component replaces that of the script, as soon as it is in the page.
  useLayoutEffect(() => {
    if (rule && (mine !== inUrl || profile.kind !== 'absent')) document.getElementById('my-allergens-rule')?.remove()
  }, [rule, mine, inUrl, profile])

  const choose = (next: readonly string[]) => setIsStored(chooseMyAllergens(joinAllergens(order, next)))
  const close = () => {
    if (!details.current?.open) return
    details.current.open = false
    details.current.querySelector('summary')?.focus()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }

  return (
    <div
      className="my-allergens"
      id="my-allergens"
      suppressHydrationWarning
      data-chosen={mine.length > 0 ? '' : undefined}
      data-choices={JSON.stringify(choices.map(({ code, name, canHide }) => [code, name, canHide ? 1 : 0]))}
      data-selectors={JSON.stringify(hidingSelectors(applied))}
      data-mine={inUrl.join(' ')}
      data-rule={rule}
      data-undeclared={applied.showUndeclared ? 'show' : undefined}
      data-hidden={messages.hidden}
      data-not-hidden={messages.notHidden}
      data-change={messages.change}
      data-failed={messages.failed}
      data-profile-texts={JSON.stringify(messages.profile)}
    >
      <ProfileLine choices={choices} messages={messages.profile} />
      <details ref={details} onKeyDown={handleKey}>
        <summary>
          <span className="my-allergens-none">{messages.none}</span>
          <span data-hidden-names="" suppressHydrationWarning>
            {hidden.length > 0 ? formatMessage(messages.hidden, { names: listNames(hidden) }) : ''}
          </span>
          <strong ref={warning} data-not-hidden-names="" suppressHydrationWarning>
            {notHiddenText}
          </strong>
          <span className="my-allergens-separator" aria-hidden="true">
            ·
          </span>
          <span className="my-allergens-action" data-action="" suppressHydrationWarning>
            {mine.length > 0 ? messages.change : ofProfile.length > 0 ? messages.profile.add : messages.choose}
          </span>
        </summary>
        <form
          method="get"
          className="my-allergens-form"
          onSubmit={(event) => {
            event.preventDefault()
            close()
          }}
        >
          {[...new URLSearchParams(query)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name={submittedField} value="1" />
          <fieldset>
            <legend>{messages.title}</legend>
            <p>{messages.help}</p>
            {!isStored && <p role="alert">{messages.notStored}</p>}
            <ul>
              {choices.map(({ code, name }) => (
                <li key={code}>
                  <label>
                    <input
                      type="checkbox"
                      name="mine"
                      value={code}
                      checked={mine.includes(code)}
                      onChange={({ target }) =>
                        choose(target.checked ? [...mine, code] : mine.filter((other) => other !== code))
                      }
                    />
                    {name}
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
          <p className="my-allergens-buttons">
            <button className="menu-apply">{messages.done}</button>
            {mine.length > 0 && (
              <button type="button" className="menu-text-button" onClick={() => choose([])}>
                {messages.clear}
              </button>
            )}
          </p>
        </form>
      </details>
      {rule && <style dangerouslySetInnerHTML={{ __html: fillRule(rule, selectors) }} />}
      <script dangerouslySetInnerHTML={{ __html: applyMyAllergens }} />
    </div>
  )
}

const fillRule = (rule: string, selectors: readonly string[]) =>
  selectors.length > 0 ? rule.replaceAll('{dishes}', selectors.join(',')) : ''

const listNames = (list: { name: string }[]) => list.map(({ name }) => name).join(', ')
