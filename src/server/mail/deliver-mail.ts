import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import type { Locale } from '@/domain/locale'
import type { SendOutcome } from '@/domain/mail/mail-delivery'
import { fieldsOf } from '@/server/database/stored-values'

/** A mail as it is stored. `key` names what it reports, such as `receipt:{order}`. */
export type OutboxMail = {
  key: string
  kind: string
  orderId: string | null
  to: string
  locale: Locale
  subject: string
  text: string
  html: string
}

export type Attachment = { filename: string; content: Buffer; contentType: string }
/** Makes the files of a mail when it is sent, so that the database does not store them. */
type AttachmentMaker = (payload: Payload, mail: OutboxMail) => Promise<Attachment[]>

/** Longer than a mail server takes to accept a mail, and shorter than a worker may hold one. */
const longestMilliseconds = 2 * 60_000
const makers = new Map<string, AttachmentMaker>()

/** Sets what makes the attachments of a kind of mail. */
export const registerAttachments = (kind: string, make: AttachmentMaker): void => void makers.set(kind, make)

/** More headers of a kind of mail, such as `List-Unsubscribe`. */
type HeaderMaker = (payload: Payload, mail: OutboxMail) => Record<string, string>
const headerMakers = new Map<string, HeaderMaker>()

/** Sets what adds headers to a kind of mail when it is sent. */
export const registerHeaders = (kind: string, make: HeaderMaker): void => void headerMakers.set(kind, make)

/** Whether a mail still holds, such as the confirmation of a reservation that is still booked. */
type RelevanceCheck = (payload: Payload, mail: OutboxMail) => Promise<boolean>
const checks = new Map<string, RelevanceCheck>()

/** Sets what decides whether a mail of a kind is still true when it is sent. One that is not is given up. */
export const registerMailRelevance = (kind: string, check: RelevanceCheck): void => void checks.set(kind, check)

/** What a mail says that the outbox keeps without its text. Its sender has a name of its own; `replyTo` is null for no address. */
type MailContent = { text: string; html: string; fromName: string; replyTo: string | null }
type ContentMaker = (payload: Payload, mail: OutboxMail) => Promise<MailContent | null>
const contentMakers = new Map<string, ContentMaker>()

/**
 * Sets what writes the text of a kind of mail when it is sent, because a person wrote it and not everybody who reads the sent mails may
 * read it. A mail without content any more is given up.
 */
export const registerContent = (kind: string, make: ContentMaker): void => void contentMakers.set(kind, make)

/** Whether mails can be sent. Payload's own adapter only writes a line to the log. */
export const hasMailServer = ({ email }: Payload): boolean => email.name !== 'console'

/**
 * Hands a mail to the mail server, if it still holds. Its `Message-ID` follows from its key, so that mail programs recognize a
 * mail that arrives twice.
 */
export async function deliverMail(payload: Payload, mail: OutboxMail): Promise<SendOutcome> {
  const { kind, key, to, subject, locale } = mail
  let isHandedOver = false
  try {
    if (!((await checks.get(kind)?.(payload, mail)) ?? true)) return 'rejected'
    const written = await contentMakers.get(kind)?.(payload, mail)
    if (written === null) return 'rejected'
    const { text, html } = written ?? mail
    const attachments = await (makers.get(kind)?.(payload, mail) ?? [])
    const headers = {
      'Content-Language': locale === 'fr' ? 'fr-CA' : 'en-CA',
      ...(!written && { 'Auto-Submitted': 'auto-generated' }),
      ...headerMakers.get(kind)?.(payload, mail),
    }
    const messageId = messageIdOf(key, payload.email.defaultFromAddress)
    const person = written && {
      from: { name: written.fromName, address: payload.email.defaultFromAddress },
      ...(written.replyTo !== null && { replyTo: written.replyTo }),
    }
    isHandedOver = true
    await withDeadline(payload.sendEmail({ to, subject, text, html, headers, messageId, attachments, ...person }))
    return 'sent'
  } catch (error) {
    payload.logger.warn({ err: error, msg: `A mail of the kind ${kind} could not be sent` })
    return isHandedOver ? outcomeOf(error) : 'refused'
  }
}

/**
 * An attempt was refused if the server answered so, or if there was no connection. The mail library reports every later loss
 * of the connection in the same way, so that the content may have been accepted.
 */
function outcomeOf(error: unknown): SendOutcome {
  const { responseCode, code, syscall, message } = fieldsOf(error)
  const isAnswer = typeof responseCode === 'number' && responseCode >= 400
  const isBefore = ['EDNS', 'EENVELOPE', 'EAUTH', 'ETLS'].includes(String(code)) || syscall === 'connect'
  return isAnswer || isBefore || /^(?:Connection timeout|Greeting never received)/.test(String(message))
    ? 'refused'
    : 'unknown'
}

const messageIdOf = (key: string, from: string) =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${from.split('@')[1] ?? 'localhost'}>`

/** Waits for a mail server, by default for two minutes. Throws when it has not answered. */
export async function withDeadline(sending: Promise<unknown>, milliseconds = longestMilliseconds): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const expired = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('The mail server did not answer in time')), milliseconds)
  })
  await Promise.race([sending, expired]).finally(() => clearTimeout(timer))
}
