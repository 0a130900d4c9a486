import type { TextProvider } from './text-provider'

/** Sends nothing: a demo shows its messages at `/mailbox`, which reads the outbox. */
export const mailboxProvider: TextProvider = {
  name: 'mailbox',
  sendText: async () => ({ outcome: 'sent', reason: null }),
}
