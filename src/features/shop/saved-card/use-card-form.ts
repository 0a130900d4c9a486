'use client'

import { set, useForm, type FieldErrors, type Resolver } from 'react-hook-form'
import { postJsonToApi, type Posted } from '@/contract/post-to-api'
import { cardFaults, type CardForm } from '@/contract/shop/checkout-card'
import type { ReplaceCardResponse } from '@/contract/shop/saved-card'
import { inForm } from '@/contract/shop/send-order'
import { toSnakeCaseKeys } from '@/contract/snake-case'
import type { FormFault } from '@/domain/forms/form-faults'
import type { Locale } from '@/domain/locale'
import { checkoutSentence, type CheckoutRuleMessages } from '@/domain/shop/checkout/checkout-sentence'
import type { CardPath } from '@/features/shop/checkout/panel/payment/card-fields'
import type { CheckoutMessages } from '@/i18n/site-messages'

type Values = { card: CardForm }
type Options = {
  today: string
  /** False where the provider's own fields check the card. */
  takesCardNumbers: boolean
  labels: CheckoutMessages['card']
  ruleMessages: CheckoutRuleMessages
}

const emptyCard: CardForm = { firstName: '', lastName: '', number: '', type: '', expires: '', securityCode: '' }
/** Faults that come from the server carry their sentence. */
const fromServer = 'server'

/** The form of a card alone, with the rules of the checkout. Spec: CUS-5.17. */
export function useCardForm({ today, takesCardNumbers, labels, ruleMessages }: Options) {
  const resolver: Resolver<Values> = (values) => {
    const found = takesCardNumbers ? cardFaults(values.card, today) : []
    if (found.length === 0) return { values, errors: {} }
    const errors: FieldErrors<Values> = {}
    for (const { field, fault } of found) set(errors, field, { type: fault, message: fault })
    return { values: {}, errors }
  }
  const form = useForm<Values>({ defaultValues: { card: emptyCard }, resolver, mode: 'onSubmit' })
  const faultAt = (path: CardPath): string | null => {
    const { error } = form.getFieldState(path, form.formState)
    if (!error?.message) return null
    if (error.type === fromServer) return error.message
    return checkoutSentence({ field: path, fault: error.message as FormFault }, ruleMessages)
  }
  return {
    form,
    /** Props of the field component of a path. */
    field: (path: CardPath) => ({
      ...form.register(path),
      label: labels[path.slice('card.'.length) as 'number'],
      fault: faultAt(path),
    }),
    /** Shows a sentence of the server at a field and moves the focus there. */
    refuse: (path: CardPath, sentence: string) => {
      form.setError(path, { type: fromServer, message: sentence })
      form.setFocus(path)
    },
  }
}

type SentCard = {
  siteId: string
  subscriptionId: string
  attempt: string
  /** Null where the provider's script made a token. */
  card: CardForm | null
  token: string | null
}

/** Replaces the saved card of a subscription. Never rejects. A refusal names a field of the card as the form does. */
export async function sendCard(sent: SentCard, locale: Locale): Promise<Posted<ReplaceCardResponse>> {
  const posted = await postJsonToApi<ReplaceCardResponse>(
    'customer/replace_subscription_card',
    {
      site_id: sent.siteId,
      subscription_id: sent.subscriptionId,
      attempt: sent.attempt,
      ...(sent.card ? { card: toSnakeCaseKeys<unknown>(sent.card) } : {}),
      ...(sent.token === null ? {} : { token: sent.token }),
    },
    locale,
  )
  return inForm(posted)
}
