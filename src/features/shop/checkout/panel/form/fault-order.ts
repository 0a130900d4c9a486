import type { CheckoutFault } from '@/contract/shop/checkout-forms'

/** Fields of the buyer that the page shows below the name of the person who eats: the buyer or, when a parent buys, the student. */
const ofEater = ['buyer.studentId', 'buyer.barcodeId']

/** Sorts faults as their fields are on the page. They come in the order of the schema. */
export function inPageOrder(faults: readonly CheckoutFault[], isParent: boolean): CheckoutFault[] {
  const eaters = faults.filter(({ field }) => ofEater.includes(field))
  const others = faults.filter(({ field }) => !ofEater.includes(field))
  const part = isParent ? 'student' : 'buyer'
  const isBefore = ({ field }: CheckoutFault) =>
    (isParent && !/^(?:student|billing|card)\./.test(field)) ||
    [`${part}.firstName`, `${part}.lastName`].includes(field)
  return [...others.filter(isBefore), ...eaters, ...others.filter((fault) => !isBefore(fault))]
}
