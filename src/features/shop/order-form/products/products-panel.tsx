'use client'

import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import type { CartItemRow } from '@/contract/shop/cart'
import { quietButton } from '@/ui/brand/button-style'
import { ServerHtml } from '@/ui/html/server-html'
import { formatMessage } from '@/domain/text/format-message'
import type { OrderFormData, SubscriptionPlan } from '@/features/shop/order-form/order-form-data'
import type { ChangeCart } from '@/features/shop/order-form/order-form'
import { toCents } from '@/features/shop/order-form/basket/cents'
import { BalanceBox } from './balance-box'
import { CoffeePicker } from './coffee-picker'
import { CustomPlanPicker } from './custom-plan-picker'
import { targetIds } from './edit-target'
import type { Offer } from './offer-for'
import { showClampedDescriptions, toggleDescription } from './plan-card-dom'
import { StaffMessage } from './staff-message'
import { SubscriptionDialog } from './subscription-dialog'

/** The names of the cached HTML of both groups of cards and of the comparison; null for an empty group. */
export type CardsHtml = { plans: string | null; subscriptions: string | null; comparison: string | null }

type Props = {
  data: OrderFormData
  cards: CardsHtml
  offer: Offer
  items: readonly CartItemRow[]
  isOpen: boolean
  changeCart: ChangeCart
  onGoToCart: () => void
}

/** Everything that a site sells. The cards are HTML of the server; clicks on their buttons arrive here. Spec: CUS-2.68. */
export function ProductsPanel({ data, cards, offer, items, isOpen, changeCart, onGoToCart }: Props) {
  const { messages, texts, subscriptions } = data
  const root = useRef<HTMLDivElement>(null)
  const [subscription, setSubscription] = useState<SubscriptionPlan | null>(null)
  useEffect(() => {
    if (!isOpen || !root.current) return
    const element = root.current
    const measure = () => showClampedDescriptions(element)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [isOpen, offer.hiddenIds])

  const added = (name: string) => () => formatMessage(messages.cart.added, { name })
  const toCart = () => 'order-cart-summary'
  const addPlan = (id: string, name: string, dates: Record<string, string> = {}) =>
    changeCart(
      { path: 'cart/add_meal_plan', values: { itemType: 'Meal plan', mealPlan: id, ...dates } },
      { done: added(name), focus: toCart },
    )
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return
    const button = target.closest<HTMLButtonElement>('button[data-add], button[data-more]')
    if (button?.dataset.more) return toggleDescription(button, messages.products)
    const id = button?.dataset.add
    if (!id) return
    const recurring = subscriptions.find((plan) => plan.id === id)
    if (recurring) setSubscription(recurring)
    else void addPlan(id, button.dataset.name ?? '')
  }
  const closeDialog = ({ id }: SubscriptionPlan) => {
    flushSync(() => setSubscription(null))
    document.getElementById(targetIds.plan(id))?.focus()
  }
  const inCartCents = items.reduce(
    (sum, { type, db_value }) => sum + (type === 'Declining balance' ? toCents(db_value ?? 0) : 0),
    0,
  )
  const has = (ids: string[], html: string | null) => html !== null && ids.length > 0
  const isEmpty = offer.planIds.length + offer.subscriptionIds.length === 0
  const hasPlans = data.plans.length + subscriptions.length > 0
  return (
    <div ref={root} className="order-products" data-untaxed={!offer.paysTax || undefined}>
      {offer.hiddenIds.length > 0 && (
        <style
          dangerouslySetInnerHTML={{ __html: `${offer.hiddenIds.map(planSelector).join()}{display:none!important}` }}
        />
      )}
      <StaffMessage html={texts.mealPlans} />
      {isEmpty && <p className="order-none">{hasPlans ? messages.products.none : messages.products.nothing}</p>}
      <section aria-labelledby="order-plans" hidden={!has(offer.planIds, cards.plans)} onClick={onClick}>
        <h3 id="order-plans">{data.planLabel}</h3>
        {cards.plans && <ServerHtml name={cards.plans} />}
      </section>
      <section
        aria-labelledby="subscriptions"
        hidden={!has(offer.subscriptionIds, cards.subscriptions)}
        onClick={onClick}
      >
        <h3 id="subscriptions">{messages.subscriptions.title}</h3>
        <StaffMessage html={texts.subscriptions} />
        {!data.isSignedIn && (
          <p className="order-note">
            {messages.subscriptions.prompt}{' '}
            {data.account ? (
              <>
                <a href={data.account.logIn} className="plain-link">
                  {messages.subscriptions.logIn}
                </a>{' '}
                {messages.subscriptions.or}{' '}
                <a href={data.account.signUp} className="plain-link">
                  {messages.subscriptions.signUp}
                </a>
              </>
            ) : (
              messages.subscriptions.noAccounts
            )}
          </p>
        )}
        {cards.subscriptions && <ServerHtml name={cards.subscriptions} />}
      </section>
      {cards.comparison && !isEmpty && <ServerHtml name={cards.comparison} />}
      {offer.products.decliningBalances && data.balances.length > 0 && (
        <section aria-labelledby="order-balances">
          <h3 id="order-balances">{messages.balance.title}</h3>
          <StaffMessage html={texts.balances} />
          <ul className="order-cards">
            {data.balances.map((balance) => (
              <li key={balance.id}>
                <BalanceBox
                  {...{ data, balance, inCartCents, changeCart }}
                  paysTax={offer.paysTax}
                  done={added(balance.name)}
                  focus={toCart}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {offer.products.customPlans &&
        data.customPlans.map((plan) => (
          <CustomPlanPicker
            key={plan.id}
            {...{ data, plan, changeCart }}
            paysTax={offer.paysTax}
            done={added(plan.name)}
            focus={toCart}
          />
        ))}
      {offer.products.coffee && (
        <CoffeePicker {...{ data, changeCart }} done={added(messages.coffee.title)} focus={toCart} />
      )}
      {items.length > 0 && (
        <button type="button" className={`${quietButton} needs-script`} onClick={onGoToCart}>
          {messages.products.goToCart}
        </button>
      )}
      {subscription && (
        <SubscriptionDialog
          data={data}
          plan={subscription}
          onAccept={(dates) => {
            closeDialog(subscription)
            void addPlan(subscription.id, subscription.name, dates)
          }}
          onClose={() => closeDialog(subscription)}
        />
      )}
    </div>
  )
}

/** Ids are 24 hexadecimal digits. */
const planSelector = (id: string) => `[data-plan="${id.replace(/[^0-9a-f]/gi, '')}"]`
