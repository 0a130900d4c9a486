'use client'
import { useState } from 'react'
import { useField, useTranslation } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { formatDecimal, parseDecimal, type Decimals } from '@/domain/shop/money/typed-amount'
import { LabelledInput } from '@/studio/labelled-input'

/** What the server refuses with the field's own message. */
const invalid = -1

/**
 * An input in dollars or percent for a number that is stored in whole hundredths or thousandths. A comma or a point separates
 * the decimals.
 */
function amountInput(unit: '$' | '%', decimals: Decimals) {
  return function AmountInput({ field, path: givenPath, readOnly }: NumberFieldClientProps) {
    const { value, setValue, showError, errorMessage, path, disabled } = useField<number | null>({
      potentiallyStalePath: givenPath,
    })
    const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
    const [typed, setTyped] = useState<string | null>(null)
    const stored =
      typeof value === 'number' && value !== invalid
        ? formatDecimal(value, decimals, language, unit === '$' ? 'keep' : 'drop')
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
                const amount = parseDecimal(target.value, decimals)
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

export const MoneyInput = amountInput('$', 2)
export const PercentInput = amountInput('%', 2)
export const TaxRateInput = amountInput('%', 3)
