import type { EmailAdapter, SendEmailOptions } from 'payload'
import { clock } from '@/server/clock'
import { formatMail } from './print-mail'

/** A mail that a demo shows instead of sending it. */
export type DemoMail = { id: string; to: string; subject: string; text: string; html: string; storedAt: Date }

const most = 50
/** Of the process: all bundles of the server share it. */
const store = globalThis as typeof globalThis & { refectoryDemoMails?: DemoMail[] }

/** The mails that this process kept, newest first. */
export const listDemoMails = (): readonly DemoMail[] => store.refectoryDemoMails ?? []

const addressOf = (to: SendEmailOptions['to']) =>
  [to]
    .flat()
    .map((each) => (typeof each === 'string' ? each : (each?.address ?? '')))
    .join(', ')

function keep({ to, subject, text, html }: SendEmailOptions): void {
  const [newest] = listDemoMails()
  const mail: DemoMail = {
    id: `demo-${Number(newest?.id.slice('demo-'.length) ?? 0) + 1}`,
    to: addressOf(to),
    subject: subject ?? '',
    text: String(text ?? ''),
    html: String(html ?? ''),
    storedAt: clock.now(),
  }
  store.refectoryDemoMails = [mail, ...listDemoMails()].slice(0, most)
}

/**
 * Keeps the mails of a demo in memory, for its mailbox. Those of the outbox, which have a `messageId`, are in the database already;
 * the others are not stored, because their links give access to accounts. `isPrinted` prints them, too.
 */
export const demoMailAdapter =
  (isPrinted: boolean): EmailAdapter<void> =>
  () => ({
    name: 'demo-mail',
    defaultFromAddress: 'nobody@localhost',
    defaultFromName: 'Refectory',
    sendEmail: async (mail) => {
      if (!mail.messageId) keep(mail)
      if (isPrinted) console.info(formatMail(mail))
    },
  })
