import { schedulingMessages } from './scheduling-messages'

/** `at` is an instant with the offset of the campus: `2026-12-02T08:00:00-05:00`. */
export type Scheduled = { type: 'publish' | 'unpublish'; at: string }

/** The clock of the campus as if it were that of UTC, which browsers need no zone for. */
const wallClock = (at: string) => new Date(`${at.slice(0, 19)}Z`)
const isReadersClock = (at: string) =>
  wallClock(at).getTime() - Date.parse(at) === -new Date(at).getTimezoneOffset() * 60_000

/** What will happen to a document, and when on its campus: "Goes live Wednesday, December 2, 2026 at 8:00 a.m." */
export function ScheduledTime({ type, at, language }: Scheduled & { language: 'en' | 'fr' }) {
  const messages = schedulingMessages(language)
  const format = { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' } as const
  return (
    <>
      {messages[type]} <time dateTime={at}>{wallClock(at).toLocaleString(`${language}-CA`, format)}</time>
      {!isReadersClock(at) && ` ${messages.campusTime}`}
    </>
  )
}
