import { Maximize2 } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { pictureUrl } from '@/domain/files/file-urls'
import { localize } from '@/domain/locale'
import { quietButton } from '@/ui/brand/button-style'
import { Breadcrumb } from '@/ui/breadcrumb'
import { EmptyState } from '@/ui/empty-state'
import type { PublicationScreenProps } from './publication-screen'

/** The dining map: a picture, beside it its alt text as a legend, and a link to its full size. Spec: PUB-2.56, PUB-4.2. */
export async function DiningMapScreen({ site, locale, name, above }: PublicationScreenProps) {
  const t = await getTranslations({ locale, namespace: 'publications.diningMap' })
  const { diningMap } = site
  return (
    <div className="page-width pt-6 lg:pt-10">
      <Breadcrumb site={site} locale={locale} above={above} />
      <h1 className="page-head">{name}</h1>
      {diningMap ? (
        <figure className="dining-map">
          <img
            src={pictureUrl(diningMap.picture)}
            alt={localize(diningMap.altText, locale) ?? name}
            width={diningMap.picture.width ?? undefined}
            height={diningMap.picture.height ?? undefined}
            decoding="async"
          />
          {localize(diningMap.altText, locale) && (
            <figcaption aria-hidden>{localize(diningMap.altText, locale)}</figcaption>
          )}
          <p className="not-printed">
            <a href={pictureUrl(diningMap.picture)} className={quietButton}>
              <Maximize2 size={20} aria-hidden />
              {t('full')}
            </a>
          </p>
        </figure>
      ) : (
        <EmptyState title={t('empty')} help={t('emptyHelp')} site={site} locale={locale} />
      )}
    </div>
  )
}
