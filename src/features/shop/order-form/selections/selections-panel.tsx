'use client'

import { filledButton } from '@/ui/brand/button-style'
import type { Question } from '@/domain/shop/order-form'
import type { AnswerIds } from '@/domain/shop/remembered-answers'
import type { OrderFormData } from '@/features/shop/order-form/order-form-data'

type Props = {
  data: OrderFormData
  answers: AnswerIds
  paysTax: boolean
  onAnswer: (question: Question, id: string | null) => void
  onContinue: () => void
}

/** The questions before the sale, with the welcome message of the customer type. Spec: CUS-2.65, CUS-2.67. */
export function SelectionsPanel({ data, answers, paysTax, onAnswer, onContinue }: Props) {
  const { questions, messages } = data
  const type = questions.find(({ question }) => question === 'type')
  const welcome = type?.options.find(({ id }) => id === answers.type)?.welcome
  return (
    <>
      <p className="order-intro">{messages.selections.intro}</p>
      <div className="order-questions needs-script">
        {questions.map(({ question, label, options }) => (
          <div key={question}>
            <label htmlFor={`select-${question}`} className="form-label">
              {label}
            </label>
            <select
              id={`select-${question}`}
              className="form-input"
              value={answers[question] ?? ''}
              onChange={({ target }) => onAnswer(question, target.value || null)}
            >
              <option value="">{messages.selections.any}</option>
              {options.map((option) => (
                <option key={option.id} value={option.id}>
                  {option.label}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
      <div role="status" className="order-answered">
        {welcome && <div className="order-welcome article" dangerouslySetInnerHTML={{ __html: welcome }} />}
        {!paysTax && <p className="order-note">{messages.selections.untaxed}</p>}
      </div>
      <button type="button" className={`${filledButton} needs-script`} onClick={onContinue}>
        {messages.selections.continue}
      </button>
    </>
  )
}
