import { ArrowUpRight } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Site } from '@/domain/campus'
import { longDate } from '@/domain/campus-time'
import { privacyRequestAddress, type LegalKind } from '@/domain/legal-texts'
import { textIn, type Locale } from '@/domain/locale'
import { readLegalText } from '@/features/content/read-legal-texts'
import { sectionBody } from '@/features/content/section-body'
import { filledButton } from '@/ui/button-style'
import { Breadcrumb } from './breadcrumb'
import { EmptyNote } from './empty-note'

export type LegalPageKind = Exclude<LegalKind, 'thirdPartyNotice' | 'climateFriendly'>
type Link = { href: string; words: string }
type Props = { kind: LegalPageKind; site: Site | null; locale: Locale; links: Link[]; children?: ReactNode }

/**
 * A text of the operator's lawyers: since when it holds, the text, the form for requests about privacy where it names one,
 * then what belongs to it (`children`) and where else to look (`links`). Spec: PUB-2.72, PUB-2.73.
 */
export async function LegalScreen({ kind, site, locale, links, children }: Props) {
  const [t, text] = await Promise.all([
    getTranslations({ locale, namespace: 'legal' }),
    readLegalText(kind, site?.id ?? null),
  ])
  const html = await sectionBody(textIn(text?.body, locale))
  const request = privacyRequestAddress(text?.privacyRequestUrl ?? null, textIn(site?.name, locale))
  return (
    <div className="page-width pt-6 lg:pt-10">
      {site && <Breadcrumb site={site} locale={locale} />}
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,680px)_1fr]">
        <div className="min-w-0">
          <h1 className="mt-3 text-[clamp(2rem,6vw,2.9rem)]">{textIn(text?.title, locale) ?? t(`${kind}.title`)}</h1>
          {text?.effectiveOn && (
            <p className="mt-3 text-muted">{t('since', { date: longDate(text.effectiveOn, locale) })}</p>
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
