import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'

export type UnreadPart =
  'profile' | 'reservations' | 'orders' | 'subscriptions' | 'preferences' | 'sessions' | 'favourites'
type Props = { what: UnreadPart; locale: Locale }

/** The error in place of a section that could not be read. Spec: CUS-8.17, CUS-8.18. */
export async function NotLoaded({ what, locale }: Props) {
  const t = await getTranslations({ locale })
  return (
    <p role="alert" className="form-refused">
      {t(what === 'reservations' ? 'reservations.notLoaded' : `accountParts.notLoaded.${what}`)}
    </p>
  )
}
