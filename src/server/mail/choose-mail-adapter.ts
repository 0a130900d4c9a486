import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { Config } from 'payload'
import { demoMailAdapter } from './demo-mails'
import { printMail } from './print-mail'
import { withTimeouts } from './smtp-url'

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
