'use client'

import { memo, useEffect, useRef, useState } from 'react'
import { formatMessage } from '@/domain/text/format-message'
import type { ClientMessages, OrderFormData, ShownPlan } from '@/features/shop/order-form/order-form-data'
import { filledButton, linkButton, quietButton } from '@/ui/brand/button-style'
import { targetIds } from './edit-target'

type Props = {
  plan: ShownPlan
  data: Pick<OrderFormData, 'messages' | 'comparison' | 'account'>
  paysTax: boolean
  /** Whether the visitor may buy it. Other visitors get a link to the login, on a site with accounts. */
  isBuyable: boolean
  onAdd: () => void
}

/** A plan with its picture, two lines of its description, its price with its tax, its meals and validity. Spec: CUS-2.68, CUS-2.73. */
export function OrderCard({ plan, data, paysTax, isBuyable, onAdd }: Props) {
  const { messages, comparison, account } = data
  const { id, name, picture, description, isTaxed, facts } = plan
  const meals = [facts.meals, facts.perMeal && formatMessage(comparison.perMeal, { price: facts.perMeal })]
  return (
    <li id={`plan-${id}`}>
      <article className="order-card" aria-labelledby={`name-${id}`}>
        <div className="order-card-head">
          <h4 id={`name-${id}`}>{name}</h4>
          {picture && (
            <img src={picture.src} alt={picture.alt} width={446} height={402} loading="lazy" decoding="async" />
          )}
        </div>
        {description && <Description id={`desc-${id}`} html={description} name={name} messages={messages.products} />}
        <div className="plan-facts">
          <p className="plan-price">
            {facts.price}
            {facts.payments && <span className="plan-payments">{` (${facts.payments})`}</span>}{' '}
            <span className="order-tax">
              {isTaxed && paysTax ? messages.products.plusTaxes : messages.products.noTax}
            </span>
          </p>
          {meals.some(Boolean) && <p>{meals.filter(Boolean).join(' · ')}</p>}
          {facts.term && <p className="text-muted">{facts.term}</p>}
        </div>
        {isBuyable ? (
          <div className="order-card-end">
            <button
              type="button"
              className={`${filledButton} needs-script`}
              id={targetIds.plan(id)}
              aria-label={formatMessage(messages.products.addNamed, { name })}
              onClick={onAdd}
            >
              {messages.products.add}
            </button>
          </div>
        ) : (
          account && (
            <div className="order-card-end">
              <a
                className={quietButton}
                href={account.logIn}
                id={targetIds.plan(id)}
                aria-label={formatMessage(messages.subscriptions.logInToAddNamed, { name })}
              >
                {messages.subscriptions.logInToAdd}
              </a>
            </div>
          )
        )}
      </article>
    </li>
  )
}

type DescriptionProps = { id: string; html: string; name: string; messages: ClientMessages['products'] }

/**
 * Two lines of a description, sanitized HTML, with a button for the rest where it has more. Without JavaScript, all of it. React
 * writes HTML anew with each render: a change of the cart must not take the focus from a link in it.
 */
const Description = memo(function Description({ id, html, name, messages }: DescriptionProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    // An open description keeps its button: it is measured again when it is closed.
    const measure = () => !element.dataset.open && setCut(element.scrollHeight > element.clientHeight + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <div
        ref={ref}
        className="order-desc article"
        id={id}
        data-open={isOpen || undefined}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <button
        type="button"
        className={`${linkButton} order-more needs-script`}
        aria-expanded={isOpen}
        aria-controls={id}
        hidden={!isCut}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? messages.less : messages.more}
        <span className="sr-only">{` ${formatMessage(messages.about, { name })}`}</span>
      </button>
    </>
  )
})
