import type { FormFault } from '@/domain/forms/form-faults'
import { passwordSymbols } from '@/domain/account/customer-password'
import { formatMessage } from '@/domain/text/format-message'

/** The sentences of a checkout in one language. */
export type CheckoutRuleMessages = {
  /** The sentences that all forms share, by fault. They may contain `{field}`. */
  faults: Readonly<Record<FormFault, string>>
  /** Sentences that replace those, by the path of a field or its last part. */
  fields: Readonly<Record<string, Partial<Record<FormFault, string>>>>
  /** Labels by the last part of a field's path. */
  labels: Readonly<Record<string, string>>
}

/** The least length of a password at checkout. Spec: CUS-5.12. */
export const minCheckoutPassword = 8

/** The sentence of a fault at a field such as `buyer.email`. `labels` by staff replace the general ones. */
export function checkoutSentence(
  { field, fault }: { field: string; fault: FormFault },
  messages: CheckoutRuleMessages,
  labels: Readonly<Partial<Record<string, string | null>>> = {},
): string {
  const name = field.split('.').at(-1) ?? field
  const message = messages.fields[field]?.[fault] ?? messages.fields[name]?.[fault] ?? messages.faults[fault]
  const label = (field.startsWith('buyer.') && labels[name]) || messages.labels[name] || name
  return formatMessage(message, { field: label, length: minCheckoutPassword, signs: passwordSymbols })
}
