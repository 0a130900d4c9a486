import type { CheckoutData } from '@/features/shop/checkout/panel/checkout-data'

const byStaff = ['firstName', 'lastName', 'studentId', 'email'] as const

/**
 * The label of each field by its path. Staff name the fields of the person who eats: of the buyer or, when a parent buys, of the
 * student.
 */
export function fieldLabels({ labels, messages }: Pick<CheckoutData, 'labels' | 'messages'>, isParent: boolean) {
  const { customer, card, payment } = messages
  return (path: string): string => {
    const [part = '', name = ''] = path.split('.')
    if (path === 'paymentType') return payment.choose
    if (path === 'billingSame') return messages.billing.same
    if (part === 'card') return card[name as keyof typeof card] as string
    const isStaffs = byStaff.find((it) => it === name)
    const ofEater = part === 'student' || (part === 'buyer' && (!isParent || name === 'studentId'))
    if (isStaffs && ofEater) return labels[isStaffs]
    return customer[(name || part) as keyof typeof customer] as string
  }
}
