import { accountPartPath } from '@/domain/account/account-paths'
import type { AccountTab } from '@/domain/account/account-tabs'
import type { Locale } from '@/domain/locale'
import { senderName } from '@/domain/site/sender-name'
import type { Site } from '@/domain/site/site'
import { renderMail, type MailBlock, type RenderedMail } from './render-mail'

type MailSite = Pick<Site, 'name' | 'slug' | 'brandColor' | 'email'>
/** Where a mail goes. `serverUrl` is the public address without a slash at its end. */
export type MailContext = { site: MailSite; locale: Locale; serverUrl: string }

/** The address of a part of the account page, where customers see their orders and change subscriptions. */
export const accountUrl = ({ site, locale, serverUrl }: MailContext, tab: AccountTab): string =>
  `${serverUrl}${accountPartPath(tab, site.slug, locale)}`

const footers: Record<Locale, (email: string | null) => string> = {
  en: (email) =>
    email
      ? `This message was sent automatically. If you have a question, write to ${email}.`
      : 'This message was sent automatically. If you have a question, ask our staff.',
  fr: (email) =>
    email
      ? `Ce message a été envoyé automatiquement. Pour toute question, écrivez à ${email}.`
      : 'Ce message a été envoyé automatiquement. Pour toute question, adressez-vous à notre personnel.',
}
const hello: Record<Locale, (name: string) => string> = {
  en: (name) => `Hello ${name},`,
  fr: (name) => `Bonjour ${name},`,
}

type Content = { subject: string; heading: string; firstName: string; blocks: readonly (MailBlock | null)[] }

/** Renders a mail of the shop with its greeting, the name of the dining services and whom to ask. */
export function frameMail(
  { site, locale }: MailContext,
  { subject, heading, firstName, blocks }: Content,
): RenderedMail {
  const greeting: MailBlock[] = firstName ? [{ kind: 'text', text: hello[locale](firstName) }] : []
  return renderMail({
    locale,
    sender: senderName(site, locale),
    brandColor: site.brandColor,
    subject,
    heading,
    blocks: [...greeting, ...blocks.filter((block) => block !== null)],
    footer: footers[locale](site.email),
  })
}

export const text = (words: string | null): MailBlock | null => (words === null ? null : { kind: 'text', text: words })
