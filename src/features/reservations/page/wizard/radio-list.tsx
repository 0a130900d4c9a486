import { useRef, type KeyboardEvent, type ReactNode } from 'react'

type Option<Value> = { value: Value; isOffered: boolean; content: ReactNode }
type Props<Value> = {
  labelledBy: string
  options: Option<Value>[]
  value: Value | null
  onChoose: (value: Value) => void
}

/**
 * A radio group whose unavailable options can be focused, so that their reason is read, but not chosen. Native radio buttons
 * cannot do that. Arrows move and choose, as in a native group.
 */
export function RadioList<Value extends number>({ labelledBy, options, value, onChoose }: Props<Value>) {
  const list = useRef<HTMLDivElement>(null)
  const stop =
    options.find((option) => option.value === value) ?? options.find(({ isOffered }) => isOffered) ?? options[0]
  const move = (event: KeyboardEvent, from: number) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = (from + step + options.length) % options.length
    list.current?.querySelectorAll<HTMLElement>('[role="radio"]')[at]?.focus()
    const option = options[at]
    if (option?.isOffered) onChoose(option.value)
  }
  return (
    <div ref={list} role="radiogroup" aria-labelledby={labelledBy} className="reservation-choices">
      {options.map((option, index) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          className="reservation-choice"
          aria-checked={option.value === value}
          aria-disabled={!option.isOffered || undefined}
          tabIndex={option === stop ? 0 : -1}
          onClick={() => option.isOffered && onChoose(option.value)}
          onKeyDown={(event) => move(event, index)}
        >
          {option.content}
        </button>
      ))}
    </div>
  )
}
