import * as z from 'zod/mini'
import type { FormFault } from '@/domain/forms/form-faults'
import { isBlank } from '@/domain/forms/text-rules'
import { maxLineLength } from '@/domain/forms/text-lengths'
import { needsCard, type CheckoutContext } from '@/domain/shop/checkout/checkout-context'
import {
  cardNetwork,
  validateCardExpiration,
  validateCardNumber,
  validateCardSecurityCode,
} from '@/domain/shop/payments/payment-cards'
import { formName, maxLength, required, textField } from '@/contract/forms/field-rules'

const anyText = () =>
  z.string('regex' satisfies FormFault).check(z.maxLength(maxLineLength, 'regex' satisfies FormFault))
const name = () => textField(required, z.trim(), formName, maxLength(maxLineLength))

/** The names of the accepted networks in v1. Spec: CUS-5.17, CUS-9.2. */
const cardTypes = { amex: 'American Express', mastercard: 'Mastercard', visa: 'Visa' } as const

type Card = { number: string; type: string; expires: string; securityCode: string }

/** The network of a number is its type; a type that is sent must be the same one. Spec: CUS-5.17. */
function cardFault({ number, type }: Card): FormFault | null {
  const network = cardNetwork(number)
  const wrong = validateCardNumber(number)
  if (wrong) return wrong
  return network === null || isBlank(type) || type.trim().toLowerCase() === cardTypes[network].toLowerCase()
    ? null
    : 'cardNumber'
}

/** A payment card. Empty fields get the message of a wrong value, which says what to enter. Spec: CUS-5.17. */
export const cardFields = (context: Pick<CheckoutContext, 'paymentType' | 'takesCardNumbers' | 'isFree' | 'today'>) =>
  needsCard(context)
    ? z
        .object({
          firstName: name(),
          lastName: name(),
          number: anyText(),
          type: anyText(),
          expires: anyText(),
          securityCode: anyText(),
        })
        .check(
          z.check<Card>((check) => {
            const { number, expires, securityCode } = check.value
            const faults = {
              number: cardFault(check.value),
              expires: validateCardExpiration(expires, context.today),
              securityCode: validateCardSecurityCode(securityCode, cardNetwork(number)),
            }
            for (const [field, fault] of Object.entries(faults))
              if (fault)
                check.issues.push({ code: 'custom', input: check.value, path: [field], message: fault, continue: true })
          }),
        )
    : z.object({
        firstName: anyText(),
        lastName: anyText(),
        number: anyText(),
        type: anyText(),
        expires: anyText(),
        securityCode: anyText(),
      })

export type CardForm = z.infer<ReturnType<typeof cardFields>>

/** The first fault of each field of a card alone, under its path in the form such as `card.number`. Spec: CUS-5.17. */
export function cardFaults(card: CardForm, today: string): { field: `card.${keyof CardForm}`; fault: FormFault }[] {
  const context = { paymentType: 'Credit card', takesCardNumbers: true, isFree: false, today } as const
  const found = new Map<string, FormFault>()
  for (const { path, message } of cardFields(context).safeParse(card).error?.issues ?? []) {
    const name = String(path[0])
    if (message === 'required' || !found.has(name)) found.set(name, message as FormFault)
  }
  return cardNames.flatMap((name) => {
    const fault = found.get(name)
    return fault ? [{ field: `card.${name}` as const, fault }] : []
  })
}

const cardNames = ['firstName', 'lastName', 'number', 'type', 'expires', 'securityCode'] as const
