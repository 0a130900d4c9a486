'use client'
import type { ForeignColumns } from './send-import'
import type { ImportMessages } from './import-messages'

/** Which of our columns the other columns of a file are, by name: empty for one that is left out, absent for one that is not chosen yet. */
export type ChosenColumns = Record<string, string>
type Props = {
  columns: ForeignColumns
  chosen: ChosenColumns
  messages: ImportMessages
  onChange: (chosen: ChosenColumns) => void
}

const leftOut = 'left out'

/** A choice for each column of the file that is none of ours: nothing is left out unless somebody says so. */
export function ColumnFields({ columns: { foreign, ours }, chosen, messages, onChange }: Props) {
  const choose = (name: string, value: string) => {
    const { [name]: _, ...others } = chosen
    onChange(value === '' ? others : { ...others, [name]: value === leftOut ? '' : value })
  }
  return (
    <fieldset className="menu-import__columns">
      <legend>{messages.columns}</legend>
      {foreign.map(({ name }) => (
        <label key={name}>
          {name}
          <select
            value={Object.hasOwn(chosen, name) ? chosen[name] || leftOut : ''}
            onChange={({ target }) => choose(name, target.value)}
          >
            <option value="">{messages.choose}</option>
            <option value={leftOut}>{messages.leaveOut}</option>
            {ours.map((column) => (
              <option key={column} value={column}>
                {column}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  )
}
