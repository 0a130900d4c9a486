import type { CartItemRow } from '@/contract/shop/cart'
import type { OrderFormData } from '@/features/shop/order-form/order-form-data'

export const targetIds = {
  plan: (id: string) => `add-${id}`,
  balance: (id: string) => `amount-${id}`,
  customPlan: (id: string) => `custom-${id}`,
  coffee: 'coffee-months',
}

/** An item of the cart that is being edited, with the number of the edit. */
export type EditedItem = { item: CartItemRow; number: number }

/** The id of the element that changes an item of the cart: its button, amount or list. Spec: CUS-4.16. */
export function editTarget({ type, product_id: id }: CartItemRow, { plans, subscriptions }: OrderFormData): string {
  if (type === 'Coffee subscription') return targetIds.coffee
  if (id === null) return 'order-products-summary'
  if (type === 'Declining balance') return targetIds.balance(id)
  if (type === 'Create your plan') return targetIds.customPlan(id)
  return [...plans, ...subscriptions].some((plan) => plan.id === id) ? targetIds.plan(id) : 'order-products-summary'
}
