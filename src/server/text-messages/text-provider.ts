/**
 * A text message to send. `to` is a number as E.164, such as `+14185550147`. `key` names the message, for providers with idempotency
 * keys. `validSeconds`: how long the message is of use; null without a limit. Never log `to` or `text`.
 */
export type TextMessage = { to: string; text: string; key: string; validSeconds: number | null }

/**
 * What became of a message.
 * - `sent`: the provider has it.
 * - `refused`: the provider does not have it. It is tried again after a pause.
 * - `rejected`: the provider will never send it, such as to a number that does not exist. It is not tried again.
 * - `unsubscribed`: the person has told the provider to stop. Their account gets no more messages.
 * - `unknown`: the connection broke when the provider may have the message. It is sent at most once more.
 */
export type TextOutcome = 'sent' | 'refused' | 'rejected' | 'unsubscribed' | 'unknown'

/** `reason` is for the log, such as `HTTP 400, code 21211`. It names nobody. Null when there is nothing to log. */
export type TextAnswer = { outcome: TextOutcome; reason: string | null }

/** Who sends text messages. `sendText` does not throw, and ends within two minutes. */
export type TextProvider = { name: 'mailbox' | 'twilio'; sendText: (message: TextMessage) => Promise<TextAnswer> }
