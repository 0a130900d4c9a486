import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { Awning } from '@/ui/brand/awning'
import { LanguageOffer } from '@/ui/language-offer'
import { LanguageSwitch } from '@/ui/language-switch'
import { SkipLinks } from '@/ui/skip-links'

type Props = { locale: Locale; back: string; children: ReactNode }

/** The frame of pages without a site, such as the landing page. `back` is the path of the current page. */
export async function PlainFrame({ locale, back, children }: Props) {
  const t = await getTranslations({ locale })
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLinks links={[{ href: '#main', label: t('site.skipToMain') }]} />
      <LanguageOffer locale={locale} back={back} />
      <header className="not-printed">
        <Awning />
        <div className="page-width flex flex-wrap items-center justify-between gap-x-4 py-2">
          <a
            href="/"
            className="inline-flex min-h-11 items-center font-serif text-xl font-semibold text-ink no-underline hover:text-accent"
          >
            Refectory
          </a>
          <div className="-mr-3">
            <LanguageSwitch locale={locale} back={back} />
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <footer className="mt-20 border-t border-line">
        <p className="page-width flex flex-wrap justify-between gap-x-8 gap-y-1 py-6 text-[0.9rem] text-muted">
          <span>{t('site.tagline')}</span>
          <span>{t('footer.provider')}</span>
        </p>
      </footer>
    </div>
  )
}
