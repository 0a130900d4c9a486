'use client'

import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import type { CartItemRow } from '@/contract/shop/cart'
import { quietButton } from '@/ui/brand/button-style'
import { ServerHtml } from '@/ui/html/server-html'
import type { OrderFormData, ShownBalance, SubscriptionPlan } from '@/features/shop/order-form/order-form-data'
import type { ChangeCart, ChangeDone } from '@/features/shop/order-form/use-shopping'
import { describeAddition } from '@/features/shop/order-form/basket/cart-news'
import { toCents } from '@/features/shop/order-form/basket/cents'
import { BalanceBox } from './balance-box'
import { CoffeePicker } from './coffee-picker'
import { CustomPlanPicker, StaffMessage } from './custom-plan-picker'
import { targetIds, type EditedItem } from './edit-target'
import type { Offer } from './offer-for'
import { showClampedDescriptions, toggleDescription } from './plan-card-dom'
import { SubscriptionDialog } from './subscription-dialog'

/** The names of the cached HTML of both groups of cards and of the comparison; null for an empty group. */
export type CardsHtml = { plans: string | null; subscriptions: string | null; comparison: string | null }

type Props = {
  data: OrderFormData
  cards: CardsHtml
  offer: Offer
  items: readonly CartItemRow[]
  /** The item of the cart that is being edited. Each edit is a new object. */
  edited: EditedItem | null
  onEditEnd: () => void
  isOpen: boolean
  changeCart: ChangeCart
  onGoToCart: () => void
}

/** Everything that a site sells. The cards are HTML of the server; clicks on their buttons arrive here. Spec: CUS-2.68. */
export function ProductsPanel({ data, cards, offer, items, isOpen, changeCart, ...props }: Props) {
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
        paysTax={offer.paysTax}
        done={added(balance.name)}
        focus={toCart}
      />
    )
  }
  const editedCoffee = edited('Coffee subscription', null)
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
            paysTax={offer.paysTax}
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
          paysTax={offer.paysTax}
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
