import { useId, useState } from 'react'
import { presetReasons, type ClosingMessages, type PresetReason } from './closing-messages'

type Reason = { en: string; fr: string }
type Props = { reason: Reason; messages: ClosingMessages; onChange: (reason: Reason) => void }

/** The reason of a closing: one of a list, which fills in what visitors read in each language. Both texts can be changed. */
export function ReasonChoice({ reason, messages, onChange }: Props) {
  const group = useId()
  const [preset, setPreset] = useState<PresetReason | null>(null)
  return (
    <fieldset>
      <legend>{messages.reason}</legend>
      {(Object.keys(presetReasons) as PresetReason[]).map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={group}
            checked={preset === each}
            onChange={() => {
              setPreset(each)
              onChange(presetReasons[each])
            }}
          />
          {messages.reasons[each]}
        </label>
      ))}
      {preset && (
        <div className="close-dialog__texts">
          {(['en', 'fr'] as const).map((locale) => (
            <label key={locale}>
              {locale === 'en' ? messages.reasonEn : messages.reasonFr}
              <input
                type="text"
                lang={locale}
                maxLength={80}
                value={reason[locale]}
                onChange={({ target }) => onChange({ ...reason, [locale]: target.value })}
              />
            </label>
          ))}
        </div>
      )}
    </fieldset>
  )
}
