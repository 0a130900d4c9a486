'use client'

import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { CartItemRow } from '@/contract/shop/cart'
import { quietButton } from '@/ui/brand/button-style'
import { PlanComparison } from '@/features/shop/plans/plan-comparison'
import type { OrderFormData, ShownBalance, SubscriptionPlan } from '@/features/shop/order-form/order-form-data'
import type { ChangeCart, ChangeDone } from '@/features/shop/order-form/use-shopping'
import { describeAddition } from '@/features/shop/order-form/basket/cart-news'
import { toCents } from '@/features/shop/order-form/basket/cents'
import { BalanceBox } from './balance-box'
import { CoffeePicker } from './coffee-picker'
import { CustomPlanPicker, StaffMessage } from './custom-plan-picker'
import { targetIds, type EditedItem } from './edit-target'
import type { Offer } from './offer-for'
import { OrderCard } from './order-card'
import { SubscriptionDialog } from './subscription-dialog'

type Props = {
  data: OrderFormData
  offer: Offer
  items: readonly CartItemRow[]
  /** The item of the cart that is being edited. Each edit is a new object. */
  edited: EditedItem | null
  onEditEnd: () => void
  changeCart: ChangeCart
  onGoToCart: () => void
}

/** Everything that a site sells. Spec: CUS-2.68. */
export function ProductsPanel({ data, offer, items, changeCart, ...props }: Props) {
  const { messages, texts } = data
  const [subscription, setSubscription] = useState<SubscriptionPlan | null>(null)
  const added =
    (name: string): ChangeDone =>
    (after, before) =>
      describeAddition(before, after, name, data)
  const toCart = () => 'order-cart-summary'
  const addPlan = (id: string, name: string, dates: Record<string, string> = {}) =>
    changeCart(
      { path: 'cart/add_meal_plan', values: { itemType: 'Meal plan', mealPlan: id, ...dates } },
      { done: added(name), focus: toCart },
    )
  const closeDialog = ({ id }: SubscriptionPlan) => {
    flushSync(() => setSubscription(null))
    document.getElementById(targetIds.plan(id))?.focus()
  }
  const edited = (type: CartItemRow['type'], id: string | null) => {
    const item = items.find((one) => one.id === props.edited?.item.id)
    return item?.type === type && (id === null || item.product_id === id) ? item : null
  }
  /** Starts the fields of a product anew when its item is edited. */
  const editKey = (item: CartItemRow | null) => (item ? props.edited?.number : 0)
  const inCartCents = (without: CartItemRow | null) =>
    items
      .filter(({ id, type }) => type === 'Declining balance' && id !== without?.id)
      .reduce((sum, { db_value }) => sum + toCents(db_value ?? 0), 0)
  const balanceBox = (balance: ShownBalance) => {
    const item = edited('Declining balance', balance.id)
    return (
      <BalanceBox
        key={editKey(item)}
        {...{ data, balance, changeCart }}
        edited={item}
        inCartCents={inCartCents(item)}
        onEditEnd={props.onEditEnd}
        paysTax={paysTax}
        done={added(balance.name)}
        focus={toCart}
      />
    )
  }
  const editedCoffee = edited('Coffee subscription', null)
  const { plans, subscriptions, paysTax } = offer
  const offered = [...plans, ...subscriptions]
  const hasPlans = data.plans.length + data.subscriptions.length > 0
  return (
    <div className="order-products">
      <StaffMessage html={texts.mealPlans} />
      {offered.length === 0 && (
        <p className="order-none">{hasPlans ? messages.products.none : messages.products.nothing}</p>
      )}
      <section aria-labelledby="order-plans" hidden={plans.length === 0}>
        <h3 id="order-plans">{data.planLabel}</h3>
        <ul className="order-cards">
          {plans.map((plan) => (
            <OrderCard
              key={plan.id}
              {...{ plan, data, paysTax }}
              isBuyable
              onAdd={() => void addPlan(plan.id, plan.name)}
            />
          ))}
        </ul>
      </section>
      <section aria-labelledby="subscriptions" hidden={subscriptions.length === 0}>
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
        <ul className="order-cards">
          {subscriptions.map((plan) => (
            <OrderCard
              key={plan.id}
              {...{ plan, data, paysTax }}
              isBuyable={data.isSignedIn}
              onAdd={() => setSubscription(plan)}
            />
          ))}
        </ul>
      </section>
      <PlanComparison plans={offered} messages={data.comparison} withPrice heading="h3" />
      {offer.products.decliningBalances && data.balances.length > 0 && (
        <section aria-labelledby="order-balances">
          <h3 id="order-balances">{messages.balance.title}</h3>
          <StaffMessage html={texts.balances} />
          <ul className="order-cards">
            {data.balances.map((balance) => (
              <li key={balance.id}>{balanceBox(balance)}</li>
            ))}
          </ul>
        </section>
      )}
      {offer.products.customPlans &&
        data.customPlans.map((plan) => (
          <CustomPlanPicker
            key={`${plan.id} ${editKey(edited('Create your plan', plan.id))}`}
            {...{ data, plan, changeCart }}
            edited={edited('Create your plan', plan.id)}
            paysTax={paysTax}
            done={added(plan.name)}
            focus={toCart}
          />
        ))}
      {offer.products.coffee && (
        <CoffeePicker
          key={editKey(editedCoffee)}
          {...{ data, changeCart }}
          edited={editedCoffee}
          done={added(messages.coffee.title)}
          focus={toCart}
        />
      )}
      {items.length > 0 && (
        <button type="button" className={`${quietButton} needs-script`} onClick={props.onGoToCart}>
          {messages.products.goToCart}
        </button>
      )}
      {subscription && (
        <SubscriptionDialog
          data={data}
          plan={subscription}
          paysTax={paysTax}
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
