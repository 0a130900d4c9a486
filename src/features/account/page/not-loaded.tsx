import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'

type Props = { what: 'orders' | 'subscriptions' | 'preferences' | 'sessions' | 'favourites'; locale: Locale }

/** The error in place of a section that could not be read. Spec: CUS-8.17, CUS-8.18. */
export async function NotLoaded({ what, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'accountParts.notLoaded' })
  return (
    <p role="alert" className="form-refused">
      {t(what)}
    </p>
  )
}
