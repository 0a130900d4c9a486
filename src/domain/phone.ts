/** A phone number as it is kept: its digits alone, however it was typed. Spec: CUS-5.9. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '')
}

/** Whether digits are a phone number of Canada or the United States: exactly ten. Spec: CUS-9.2. */
export function isPhone(digits: string): boolean {
  return /^\d{10}$/.test(digits)
}
