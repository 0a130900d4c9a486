import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { accountPartPath } from '@/domain/account/account-paths'
import type { Site } from '@/domain/site/site'
import type { Locale } from '@/domain/locale'
import { filledButton, quietButton } from '@/ui/brand/button-style'

type Props = {
  site: Pick<Site, 'slug' | 'customerLogin'>
  locale: Locale
  breadcrumb: ReactNode
  menu: string | null
}

/**
 * The page after a successful order: thanks, and what happens next. It shows no order details, because its URL is the same for
 * everyone. Spec: PUB-2.10, CUS-4.27.
 */
export async function OrderCompleteScreen({ site, locale, breadcrumb, menu }: Props) {
  const t = await getTranslations({ locale, namespace: 'orderComplete' })
  const steps = [t('receipt'), t('plan'), ...(site.customerLogin ? [t('account')] : [])]
  return (
    <div className="page-width pt-6 lg:pt-10">
      {breadcrumb}
      <h1 className="page-head">{t('title')}</h1>
      <p className="mt-6 max-w-[36rem]">{t('received')}</p>
      <h2 className="mt-10 text-2xl">{t('next')}</h2>
      <ol className="mt-4 grid max-w-[36rem] list-decimal gap-2 pl-6 marker:font-semibold marker:text-accent">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="not-printed mt-8 flex flex-wrap gap-3">
        <a href={`/${site.slug}`} className={filledButton}>
          {t('home')}
        </a>
        {menu && (
          <a href={menu} className={quietButton}>
            {t('menu')}
          </a>
        )}
        {site.customerLogin && (
          <a href={accountPartPath('orders', site.slug, locale)} className={quietButton}>
            {t('openAccount')}
          </a>
        )}
      </p>
    </div>
  )
}
