import { accountPath } from '@/domain/account/account-paths'
import type { ServedFavourite } from '@/domain/account/favourites'
import { localize, type Locale, type Localized } from '@/domain/locale'
import { senderName } from '@/domain/site/sender-name'
import type { Site } from '@/domain/site/site'
import { formatLongDate } from '@/domain/time/date-formats'
import type { CampusDate } from '@/domain/time/calendar'
import { renderMail, type MailBlock, type RenderedMail } from '@/ui/mail/render-mail'

type Served = { name: Localized; places: ServedFavourite['places'] }
type Mail = {
  site: Pick<Site, 'name' | 'slug' | 'brandColor'>
  locale: Locale
  firstName: string
  date: CampusDate
  served: readonly Served[]
  serverUrl: string
  stopUrl: string
}

const words: Record<
  Locale,
  Record<'subject' | 'heading' | 'manage' | 'footer' | 'stop', string> & {
    hello: (name: string) => string
    today: (date: string) => string
    place: (location: string, period: string) => string
  }
> = {
  en: {
    subject: 'Your favourites are served today',
    heading: 'Served today',
    hello: (name) => `Hello ${name},`,
    today: (date) => `On ${date}, these favourites are on the menu. Menus can change during the day.`,
    place: (location, period) => `${location}, ${period}`,
    manage: 'See your favourites',
    stop: 'Stop these emails',
    footer: 'You get this email because you asked for it in your account.',
  },
  fr: {
    subject: 'Vos favoris sont servis aujourd’hui',
    heading: 'Servis aujourd’hui',
    hello: (name) => `Bonjour ${name},`,
    today: (date) => `Le ${date}, ces favoris sont au menu. Les menus peuvent changer au cours de la journée.`,
    place: (location, period) => `${location}, ${period}`,
    manage: 'Voir vos favoris',
    stop: 'Ne plus recevoir ces courriels',
    footer: 'Vous recevez ce courriel parce que vous l’avez demandé dans votre compte.',
  },
}

/** The mail that says where favourites are served today. It names dishes and places only, never a customer's health data. */
export function favouritesMail(mail: Mail): RenderedMail {
  const { site, locale, firstName, date, served, serverUrl, stopUrl } = mail
  const word = words[locale]
  const rows = served.map(({ name, places }) => ({
    label: localize(name, locale) ?? '',
    detail: places
      .map(({ location, period }) => word.place(localize(location, locale) ?? '', localize(period, locale) ?? ''))
      .join(' · '),
    value: '',
  }))
  const blocks: MailBlock[] = [
    ...(firstName ? [{ kind: 'text' as const, text: word.hello(firstName) }] : []),
    { kind: 'text', text: word.today(formatLongDate(date, locale)) },
    { kind: 'amounts', caption: word.heading, rows },
    {
      kind: 'link',
      label: word.manage,
      url: `${serverUrl}${accountPath('account', site.slug, locale)}?part=favourites`,
    },
    { kind: 'link', label: word.stop, url: stopUrl },
  ]
  return renderMail({
    locale,
    sender: senderName(site, locale),
    brandColor: site.brandColor,
    subject: word.subject,
    heading: word.heading,
    blocks,
    footer: word.footer,
  })
}
