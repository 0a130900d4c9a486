import type { EmailAdapter, SendEmailOptions } from 'payload'

/** A mail as text: recipient, subject, then the body with its links. */
export function formatMail({ to, subject, text, html }: SendEmailOptions): string {
  const recipients = [to].flat().map((each) => (typeof each === 'string' ? each : (each?.address ?? '')))
  const body = String(text ?? html ?? '')
    .replace(/<br\s*\/?>|<\/p>/gi, '\n')
    .replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>/gi, '$1 ')
    .replace(/<[^>]*>/g, '')
    .trim()
  return `\n--- Mail (not sent: SMTP_URL is not set) ---\nTo: ${recipients.join(', ')}\nSubject: ${subject ?? ''}\n\n${body}\n--- End of mail ---\n`
}

/**
 * Prints whole mails instead of sending them, so that developers can open the links. Only for development: the links of
 * password mails give access to accounts.
 */
export const printMail: EmailAdapter<void> = () => ({
  name: 'print-mail',
  defaultFromAddress: 'nobody@localhost',
  defaultFromName: 'Refectory',
  sendEmail: async (mail) => {
    console.info(formatMail(mail))
  },
})
