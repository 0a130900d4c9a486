import { getTranslations } from 'next-intl/server'
import { accountPath } from '@/domain/account/account-paths'
import type { Locale } from '@/domain/locale'
import type { Site } from '@/domain/site/site'
import { FavouriteHearts } from './favourite-hearts'

type Props = { site: Pick<Site, 'id' | 'slug'>; locale: Locale; isSignedIn: boolean }

/** The hearts of a page. */
export async function Favourites({ site, locale, isSignedIn }: Props) {
  const t = await getTranslations({ locale, namespace: 'accountParts.favourites' })
  return (
    <FavouriteHearts
      siteId={site.id}
      signInPath={isSignedIn ? null : accountPath('signIn', site.slug, locale)}
      locale={locale}
      messages={{
        heart: t.raw('heart') as string,
        added: t('added'),
        removed: t('removed'),
        failed: t('failed'),
        logIn: t('logIn'),
      }}
    />
  )
}
