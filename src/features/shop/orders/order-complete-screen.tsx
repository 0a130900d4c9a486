import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/site/site'
import type { Locale } from '@/domain/locale'
import { filledButton, quietButton } from '@/ui/brand/button-style'

type Props = { site: Pick<Site, 'slug'>; locale: Locale; breadcrumb: ReactNode; menu: string | null }

/** The page after a successful order. It shows no order details, because its URL is the same for everyone. Spec: PUB-2.10, CUS-4.27. */
export async function OrderCompleteScreen({ site, locale, breadcrumb, menu }: Props) {
  const t = await getTranslations({ locale, namespace: 'orderComplete' })
  return (
    <div className="page-width pt-6 lg:pt-10">
      {breadcrumb}
      <h1 className="page-head">{t('title')}</h1>
      <p className="mt-6 max-w-[36rem]">{t('received')}</p>
      <p className="not-printed mt-8 flex flex-wrap gap-3">
        <a href={`/${site.slug}`} className={filledButton}>
          {t('home')}
        </a>
        {menu && (
          <a href={menu} className={quietButton}>
            {t('menu')}
          </a>
        )}
      </p>
    </div>
  )
}
