import type { CheckoutForm } from '@/contract/shop/checkout-forms'
import { normalizeEmail } from '@/domain/account/email-address'
import { phoneDigits } from '@/domain/forms/phone'
import { storedRegion } from '@/domain/shop/checkout/postal-address'
import type { OrderPerson } from '@/domain/shop/orders/order'

type Person = CheckoutForm['student'] & Partial<Pick<CheckoutForm['buyer'], 'studentId' | 'barcodeId'>>

/** A person of a valid form as an order stores it: digits of the phone number, codes in capitals. Spec: CUS-3.3, CUS-5.9. */
export const orderPerson = ({ studentId = '', barcodeId = '', ...person }: Person): OrderPerson => ({
  firstName: person.firstName.trim(),
  lastName: person.lastName.trim(),
  email: normalizeEmail(person.email),
  phone: phoneDigits(person.phoneNumber),
  studentId: studentId.trim(),
  barcodeId: barcodeId.trim(),
  address: person.address.trim(),
  city: person.city.trim(),
  ...storedRegion(person),
})

/**
 * The people of an order. Student ID and barcode belong to the person who eats: to the student when a parent buys, and then neither
 * to the parent nor to the parent's account. Spec: CUS-3.4, CUS-4.12.
 */
export function orderPeople(
  { buyer, student }: Pick<CheckoutForm, 'buyer' | 'student'>,
  isParent: boolean,
): { buyer: OrderPerson; student: OrderPerson | null } {
  if (!isParent) return { buyer: orderPerson(buyer), student: null }
  const { studentId, barcodeId } = buyer
  return {
    buyer: orderPerson({ ...buyer, studentId: '', barcodeId: '' }),
    student: orderPerson({ ...student, studentId, barcodeId }),
  }
}
