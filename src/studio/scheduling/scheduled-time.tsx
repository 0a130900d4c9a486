import { schedulingMessages } from './scheduling-messages'

export type Scheduled = { type: 'publish' | 'unpublish'; at: string }

/** What will happen to a document, and when: "Will be published on Friday, November 27, 2026 at 8:00 AM". */
export function ScheduledTime({ type, at, language }: Scheduled & { language: 'en' | 'fr' }) {
  return (
    <>
      {schedulingMessages(language)[type]}{' '}
      <time dateTime={at}>
        {new Date(at).toLocaleString(`${language}-CA`, { dateStyle: 'full', timeStyle: 'short' })}
      </time>
    </>
  )
}
