'use client'
import { NumberField, useFormFields, useTranslation } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { MoneyInput } from './amount-inputs'

const labels = {
  en: { swipe: 'Number of swipes', db: 'Balance' },
  fr: { swipe: 'Nombre de passages', db: 'Solde' },
}

/** What a choice of a custom plan gives: dollars for a balance, a number for swipes, as the type beside it says. */
export function PlanPartInput(props: NumberFieldClientProps) {
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const typePath = props.path.replace(/[^.]+$/, 'type')
  const isBalance = useFormFields(([fields]) => fields[typePath]?.value === 'db')
  const field = { ...props.field, label: labels[language][isBalance ? 'db' : 'swipe'] }
  return isBalance ? <MoneyInput {...props} field={field} /> : <NumberField {...props} field={field} />
}
