'use client'
import { useState } from 'react'
import { useField, useTranslation } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { formatHundredths, parseHundredths } from '@/domain/shop/typed-amount'
import { LabelledInput } from '@/studio/labelled-input'

/** What the server refuses with the field's own message. */
const invalid = -1

/** An input in dollars or percent for a number that is stored in hundredths. A comma or a point separates the decimals. */
function amountInput(unit: '$' | '%') {
  return function AmountInput({ field, path: givenPath, readOnly }: NumberFieldClientProps) {
    const { value, setValue, showError, errorMessage, path, disabled } = useField<number | null>({
      potentiallyStalePath: givenPath,
    })
    const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
    const [typed, setTyped] = useState<string | null>(null)
    const stored =
      typeof value === 'number' && value !== invalid
        ? formatHundredths(value, language, unit === '$' ? 'always' : 'needed')
        : ''
    return (
      <LabelledInput field={field} path={path} error={showError ? (errorMessage ?? '') : null} className="amount-input">
        {({ id, errorId }) => (
          <>
            <input
              id={id}
              name={path}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              value={typed ?? stored}
              disabled={Boolean(readOnly) || disabled}
              aria-invalid={showError || undefined}
              aria-describedby={errorId ? `${id}-unit ${errorId}` : `${id}-unit`}
              onChange={({ target }) => {
                setTyped(target.value)
                const amount = parseHundredths(target.value)
                setValue(amount === 'invalid' ? invalid : amount)
              }}
              onBlur={() => value !== invalid && setTyped(null)}
            />
            <span id={`${id}-unit`}>{unit}</span>
          </>
        )}
      </LabelledInput>
    )
  }
}

export const MoneyInput = amountInput('$')
export const PercentInput = amountInput('%')
