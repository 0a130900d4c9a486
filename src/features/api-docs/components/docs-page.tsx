import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Locale } from '@/domain/locale'

type Props = { title: string; intro: string; locale: Locale; children: ReactNode }

/** A page beside the reference, with the way back to it. */
export async function DocsPage({ title, intro, locale, children }: Props) {
  const t = await getTranslations({ locale, namespace: 'developers' })
  return (
    <div className="page-width pt-6 lg:pt-10">
      <p>
        <a href="/v1/docs" className="plain-link inline-flex min-h-11 items-center">
          {t('title')}
        </a>
      </p>
      <h1 className="mt-2 text-[clamp(2rem,6vw,2.9rem)]">{title}</h1>
      <p className="mt-4 max-w-[680px] text-lg text-muted">{intro}</p>
      {children}
    </div>
  )
}
