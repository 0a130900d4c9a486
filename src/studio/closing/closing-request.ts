import type { ClosingMessages } from './closing-messages'

type Until = 'today' | 'time' | 'day'

/** What the dialog asks the server. The hours of a day are minutes after midnight, days are campus dates. */
export type ClosingRequest = {
  locations: string[]
  until: { lastDay: string } | { reopensAtMinute: number }
  reason: { en: string; fr: string }
}

export type ClosingForm = {
  locations: string[]
  until: Until
  /** `HH:MM` or empty. */
  time: string
  day: string
  reason: { en: string; fr: string }
}

/** The request, or the sentence that says what is still missing. `today` is the campus date. */
export function readClosingRequest(
  form: ClosingForm,
  today: string,
  messages: ClosingMessages,
): ClosingRequest | string {
  const { locations, until, time, day, reason } = form
  const [hour = '', minute = ''] = time.split(':')
  if (locations.length === 0) return messages.chooseHall
  if (until === 'time' && !time) return messages.chooseTime
  if (until === 'day' && !day) return messages.chooseDay
  if (!reason.en.trim() || !reason.fr.trim()) return messages.chooseReason
  const end =
    until === 'time'
      ? { reopensAtMinute: Number(hour) * 60 + Number(minute) }
      : { lastDay: until === 'day' ? day : today }
  return { locations, until: end, reason }
}
