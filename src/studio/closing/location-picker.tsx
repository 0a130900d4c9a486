import type { ClosingMessages } from './closing-messages'
import type { LocationToday } from './locations-today'

type Props = {
  halls: LocationToday[]
  chosen: string[]
  language: 'en' | 'fr'
  messages: ClosingMessages
  onlyOpen?: boolean
  onChange: (chosen: string[]) => void
}

/** Check boxes for locations. With `onlyOpen` those that are closed already cannot be chosen. */
export function LocationPicker({ halls, chosen, language, messages, onlyOpen = false, onChange }: Props) {
  const isOut = ({ closure }: LocationToday) => onlyOpen && closure !== null
  const free = halls.filter((hall) => !isOut(hall)).map(({ id }) => id)
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
      {halls.map((hall) => (
        <label key={hall.id}>
          <input
            type="checkbox"
            disabled={isOut(hall)}
            checked={chosen.includes(hall.id)}
            onChange={() => toggle(hall.id)}
          />
          {isOut(hall) ? `${hall.name[language]} (${messages.alreadyClosed})` : hall.name[language]}
        </label>
      ))}
    </fieldset>
  )
}
