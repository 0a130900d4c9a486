import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'

type Props = { what: 'orders' | 'subscriptions' | 'preferences'; locale: Locale }

/** In place of a part that could not be read. Spec: CUS-8.17, CUS-8.18. */
export async function NotLoaded({ what, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'accountParts.notLoaded' })
  return (
    <p role="alert" className="form-refused">
      {t(what)}
    </p>
  )
}
