import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { Config } from 'payload'
import { demoMailAdapter } from './demo-mails'
import { printMail } from './print-mail'

/** `smtpUrl` is missing where no mail server is configured. `demoMailbox`: everybody may read the mails. */
type MailSettings = { smtpUrl?: string; mailFrom: string; demoMailbox: boolean }

/**
 * How mails leave the process: through the mail server if the settings have one, else into the mailbox of a demo, and printed whole
 * during development (`environment` is `NODE_ENV`). Everywhere else undefined: Payload's default then logs recipient and subject only, because the
 * links of password mails give access to accounts.
 */
export function chooseMailAdapter(
  { smtpUrl, mailFrom, demoMailbox }: MailSettings,
  environment: string | undefined,
): Config['email'] {
  if (smtpUrl)
    return nodemailerAdapter({
      defaultFromAddress: mailFrom,
      defaultFromName: 'Refectory',
      transportOptions: { url: withTimeouts(smtpUrl) } as object, // `url` is missing in its type
      skipVerify: true,
    })
  if (demoMailbox) return demoMailAdapter(environment === 'development')
  return environment === 'development' ? printMail : undefined
}

/** In milliseconds. Together they stay below the limits of `deliver-mail.ts`. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Adds time limits to the address of a mail server, unless the address sets its own. */
export function withTimeouts(smtpUrl: string): string {
  if (!URL.canParse(smtpUrl)) return smtpUrl
  const url = new URL(smtpUrl)
  for (const [name, milliseconds] of Object.entries(timeouts))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(milliseconds))
  return url.href
}
