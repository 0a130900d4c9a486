'use client'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useConfig, useTranslation } from '@payloadcms/ui'
import type { DayMenuMessages } from './day-menu-messages'
import { searchDishes, type DishName, type DishSearch } from './find-dishes'

type Props = {
  siteId: string | null
  label: string
  messages: DayMenuMessages
  /** The dishes of the category, which cannot be added again. */
  taken: string[]
  onPick: (dish: DishName) => void
}

/**
 * A search field for dishes, by part of the name in either language, without accents, or by the code. Each result is a button;
 * the arrow keys move between them, Escape returns to the field, and so does adding a dish.
 */
export function DishPicker({ siteId, label, messages, taken, onPick }: Props) {
  const { config } = useConfig()
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const [text, setText] = useState('')
  const [found, setFound] = useState<DishSearch | 'failed' | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const api = config.routes.api
  const asked = text.trim()

  useEffect(() => {
    if (asked.length < 2) return
    let isCurrent = true
    const timer = setTimeout(() => {
      searchDishes(api, { site: siteId, text: asked, language }).then(
        (dishes) => isCurrent && setFound(dishes),
        () => isCurrent && setFound('failed'),
      )
    }, 200)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [asked, siteId, language, api])

  function moveFocus(event: KeyboardEvent) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (event.key === 'Enter' && at === -1) return event.preventDefault() // would save the menu
    if (event.key === 'Escape') return input.current?.focus()
    if (step === 0 || buttons.length === 0) return
    event.preventDefault()
    const next = buttons[at + step]
    if (next) next.focus()
    else if (at + step < 0) input.current?.focus()
  }
  function pick(dish: DishName) {
    input.current?.focus()
    if (taken.includes(dish.id)) return
    onPick(dish)
    setText('')
    setFound(null)
  }
  const shown = asked.length < 2 ? null : found
  const dishes = shown === null || shown === 'failed' ? [] : shown.dishes
  return (
    <div className="day-menu__picker" role="presentation" onKeyDown={moveFocus}>
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status">
        {shown === 'failed' ? messages.failedSearch : shown && dishes.length === 0 ? messages.noResults : null}
        {shown && shown !== 'failed' && shown.more && messages.more}
      </p>
      <ul ref={list}>
        {dishes.map((dish) => (
          <li key={dish.id}>
            <button type="button" aria-disabled={taken.includes(dish.id)} onClick={() => pick(dish)}>
              {dish.name}
              {taken.includes(dish.id) && <em> {messages.alreadyHere}</em>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
