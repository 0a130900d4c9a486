const shape = /^(\d{2})\/(\d{2})$/
const daysOf = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Whether a text is a day of a year, `MM/DD`: 02/29 is one, 02/30 and 13/01 are not. Spec: CUS-3.20, CUS-9.15. */
export function isBirthday(text: string): boolean {
  const parts = shape.exec(text)
  if (!parts) return false
  const day = Number(parts[2])
  return day >= 1 && day <= (daysOf[Number(parts[1]) - 1] ?? 0)
}
