import type { ClosingMessages } from './closing-messages'
import type { HallToday } from './halls-today'

type Props = {
  halls: HallToday[]
  chosen: string[]
  language: 'en' | 'fr'
  messages: ClosingMessages
  onChange: (chosen: string[]) => void
}

/** Check boxes for the locations to close. Those that are closed already cannot be chosen. */
export function HallChoice({ halls, chosen, language, messages, onChange }: Props) {
  const free = halls.filter(({ closure }) => !closure).map(({ id }) => id)
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  return (
    <fieldset>
      <legend>{messages.locations}</legend>
      <label>
        <input
          type="checkbox"
          checked={free.length > 0 && free.every((id) => chosen.includes(id))}
          onChange={({ target }) => onChange(target.checked ? free : [])}
        />
        <strong>{messages.all}</strong>
      </label>
      {halls.map(({ id, name, closure }) => (
        <label key={id}>
          <input
            type="checkbox"
            disabled={closure !== null}
            checked={chosen.includes(id)}
            onChange={() => toggle(id)}
          />
          {closure ? `${name[language]} (${messages.alreadyClosed})` : name[language]}
        </label>
      ))}
    </fieldset>
  )
}
