const format = /^(\d{2})\/(\d{2})$/
const daysInMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Whether a text is a calendar day as `MM/DD`. Accepts 02/29, refuses 02/30 and 13/01. Spec: CUS-3.20, CUS-9.15. */
export function isBirthday(text: string): boolean {
  const parts = format.exec(text)
  if (!parts) return false
  const day = Number(parts[2])
  return day >= 1 && day <= (daysInMonth[Number(parts[1]) - 1] ?? 0)
}
