import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/campus'
import type { Locale } from '@/domain/locale'
import { filledButton, quietButton } from '@/ui/button-style'

type Props = { site: Pick<Site, 'slug'>; locale: Locale; breadcrumb: ReactNode; menu: string | null }

/** Where an order ends that went through. It says nothing of the order: the address is the same for all. Spec: PUB-2.10, CUS-4.27. */
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
