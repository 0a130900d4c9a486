import { getTranslations } from 'next-intl/server'
import { passwordSymbols } from '@/domain/account/customer-password'
import { formatDevice } from '@/domain/account/device-name'
import type { Site } from '@/domain/site/site'
import { campusDateAt, minuteOfDayAt } from '@/domain/time/campus-time'
import { formatMessageTime, formatShortDate, formatShortTime } from '@/domain/time/date-formats'
import type { Locale } from '@/domain/locale'
import { getSectionMessages } from '@/features/account/account-form-messages'
import { NotLoaded } from '@/features/account/page/not-loaded'
import type { Customer } from '@/features/account/read-customer'
import { tryToRead } from '@/server/logging/try-to-read'
import { customerSignOn } from '@/server/sign-on/sign-on-providers'
import { readOwnSessions, type OwnSession } from './own-sessions'
import { SecurityPanels } from './security-panels'

type Props = { site: Pick<Site, 'id' | 'slug' | 'timeZone'>; customer: Customer; locale: Locale }

/** The form for another password, and the list of the customer's sessions. Without the list when it cannot be read. */
export async function SecuritySection({ site, customer, locale }: Props) {
  const sessions = await tryToRead(() => readOwnSessions(customer))
  const [t, account, shared] = await Promise.all([
    getTranslations({ locale, namespace: 'accountParts.security' }),
    getTranslations({ locale, namespace: 'account' }),
    getSectionMessages(locale),
  ])
  const campus = customerSignOn(site.slug)?.name[locale] ?? account('campusAccount')
  const rowOf = ({ id, isCurrent, device, signedInAt }: OwnSession) => {
    const name = formatDevice(device, locale) ?? t('unknownDevice')
    const words = signedInAt && { date: dateOf(signedInAt, site, locale), time: timeOf(signedInAt, site, locale) }
    return {
      id,
      isCurrent,
      device: name,
      signedIn: words && { text: t('signedInAt', words), instant: signedInAt.toISOString() },
      endNamed: words ? t('endNamed', { device: name, ...words }) : `${t('end')} ${name}`,
    }
  }
  return (
    <SecurityPanels
      siteId={site.id}
      email={customer.email}
      locale={locale}
      withoutPassword={customer.usesCampusSignIn ? account('campusPassword', { name: campus }) : null}
      sessions={sessions && sessions.map(rowOf)}
      notLoaded={<NotLoaded what="sessions" locale={locale} />}
      messages={{
        form: shared.form,
        sending: shared.sending,
        title: t('title'),
        intro: t('intro'),
        thisDevice: t('thisDevice'),
        end: t('end'),
        endOthers: t('endOthers'),
        ending: t('ending'),
        onlyHere: t('onlyHere'),
        passwordTitle: t('passwordTitle'),
        currentPassword: t('currentPassword'),
        password: account('newPassword'),
        confirmPassword: account('confirmPassword'),
        passwordHint: account('passwordHint', { signs: passwordSymbols }),
        save: account('setPassword'),
      }}
    />
  )
}

type Zone = Pick<Site, 'timeZone'>
const dateOf = (at: Date, { timeZone }: Zone, locale: Locale) => formatShortDate(campusDateAt(at, timeZone), locale)
const timeOf = (at: Date, { timeZone }: Zone, locale: Locale) => {
  const minute = minuteOfDayAt(at, timeZone)
  return locale === 'fr' ? formatShortTime(minute, locale) : formatMessageTime(minute)
}
