/** A buyer whose form has no fault, under v1's names. */
export const buyer = {
  first_name: 'Ana',
  last_name: 'Roy',
  student_id: '',
  barcode_id: '',
  email: 'ana@example.com',
  confirm_email: 'ana@example.com',
  phone_number: '(514) 555 - 0123',
  address: '1 Maple Street',
  city: 'Québec',
  province: 'QC',
  postal_code: 'G1A 0A2',
  opt_in: false,
}
export const student = { ...buyer, first_name: 'Léo', email: 'leo@example.com', confirm_email: 'leo@example.com' }
const billing = { address: '1 Maple Street', city: 'Québec', province: 'QC', postal_code: 'G1A 0A2' }
/** A published test number that the sandbox approves. */
export const card = {
  first_name: 'Ana',
  last_name: 'Roy',
  number: '4242 4242 4242 4242',
  expires: '12/49',
  security_code: '123',
}
export const cardOrder = { payment_type: 'Credit card', buyer, billing, card }
export const studentOrder = { payment_type: 'Student ID', buyer: { ...buyer, student_id: 'S1234567' } }
