import { ArrowUpRight } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Site } from '@/domain/site/site'
import { formatLongDate } from '@/domain/time/date-formats'
import { privacyRequestUrl, type LegalKind } from '@/domain/site/legal-texts'
import { localize, type Locale } from '@/domain/locale'
import { readLegalText } from '@/features/site/read-legal-texts'
import { readSectionBody } from '@/features/site/read-section-body'
import { filledButton } from '@/ui/brand/button-style'
import { Breadcrumb } from '@/ui/breadcrumb'
import { EmptyNote } from '@/ui/empty-note'

export type LegalPageKind = Exclude<LegalKind, 'thirdPartyNotice' | 'climateFriendly'>
type Link = { href: string; words: string }
type Props = { kind: LegalPageKind; site: Site | null; locale: Locale; links: Link[]; children?: ReactNode }

/**
 * A legal text with its effective date and, if the operator set one, a link to the privacy request form. `children` follow
 * the text; `links` are related pages. Spec: PUB-2.72, PUB-2.73.
 */
export async function LegalScreen({ kind, site, locale, links, children }: Props) {
  const [t, text] = await Promise.all([
    getTranslations({ locale, namespace: 'legal' }),
    readLegalText(kind, site?.id ?? null),
  ])
  const html = await readSectionBody(localize(text?.body, locale))
  const request = privacyRequestUrl(text?.privacyRequestUrl ?? null, localize(site?.name, locale))
  return (
    <div className="page-width pt-6 lg:pt-10">
      {site && <Breadcrumb site={site} locale={locale} />}
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,680px)_1fr]">
        <div className="min-w-0">
          <h1 className="mt-3 text-[clamp(2rem,6vw,2.9rem)]">{localize(text?.title, locale) ?? t(`${kind}.title`)}</h1>
          {text?.effectiveOn && (
            <p className="mt-3 text-muted">{t('since', { date: formatLongDate(text.effectiveOn, locale) })}</p>
          )}
          {html ? (
            <div className="article mt-8" dangerouslySetInnerHTML={{ __html: html }} />
          ) : (
            <EmptyNote title={t('empty')} help={t('emptyHelp')} />
          )}
          {request && (
            <p className="mt-8">
              <a href={request} className={filledButton}>
                {t('request')}
                <ArrowUpRight size={20} aria-hidden />
                <span className="sr-only">{t('outside')}</span>
              </a>
            </p>
          )}
          {children}
        </div>
        {links.length > 0 && (
          <aside aria-labelledby="see-also" className="not-printed lg:pt-5">
            <h2 id="see-also" className="text-xl">
              {t('seeAlso')}
            </h2>
            <ul className="mt-3 divide-y divide-line border-y border-line">
              {links.map(({ href, words }) => (
                <li key={href}>
                  <a
                    href={href}
                    className="flex min-h-12 items-center py-2 underline-offset-4 hover:text-accent hover:underline"
                  >
                    {words}
                  </a>
                </li>
              ))}
            </ul>
          </aside>
        )}
      </div>
    </div>
  )
}
