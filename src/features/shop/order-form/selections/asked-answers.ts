import type { OrderFormData } from '@/features/shop/order-form/order-form-data'

/** The questions and answers in the form of the rules. */
export function askedAnswers({ questions }: OrderFormData) {
  const optionsOf = (name: string) => questions.find(({ question }) => question === name)?.options ?? []
  const isAsked = (name: string) => questions.some(({ question }) => question === name)
  const forRules = (name: string) =>
    optionsOf(name).map((option) => ({
      ...option,
      name: { en: option.label, fr: option.label },
      paymentTypes: [],
      welcomeMessage: { en: option.welcome, fr: option.welcome },
    }))
  return {
    asks: { location: isAsked('location'), term: isAsked('term'), type: isAsked('type'), year: isAsked('year') },
    answers: {
      location: forRules('location'),
      term: forRules('term'),
      type: forRules('type'),
      year: forRules('year'),
    },
  }
}
