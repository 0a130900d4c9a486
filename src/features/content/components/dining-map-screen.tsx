import { Maximize2 } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { pictureAddress } from '@/domain/file-address'
import { textIn } from '@/domain/locale'
import { quietButton } from '@/ui/button-style'
import { Breadcrumb } from './breadcrumb'
import { NothingYet } from './nothing-yet'
import type { ReadingScreen } from './reading-screen'

/** The plan of a campus's dining places: a picture, described, that opens at its full size. Spec: PUB-2.56, PUB-4.2. */
export async function DiningMapScreen({ site, locale, name, above }: ReadingScreen) {
  const t = await getTranslations({ locale, namespace: 'readings.diningMap' })
  const { diningMap } = site
  return (
    <div className="page-width pt-6 lg:pt-10">
      <Breadcrumb site={site} locale={locale} above={above} />
      <h1 className="page-head">{name}</h1>
      {diningMap ? (
        <div className="dining-map">
          <img
            src={pictureAddress(diningMap.picture)}
            alt={textIn(diningMap.altText, locale) ?? name}
            width={diningMap.picture.width ?? undefined}
            height={diningMap.picture.height ?? undefined}
            decoding="async"
          />
          <p className="not-printed">
            <a href={pictureAddress(diningMap.picture)} className={quietButton}>
              <Maximize2 size={20} aria-hidden />
              {t('full')}
            </a>
          </p>
        </div>
      ) : (
        <NothingYet title={t('empty')} help={t('emptyHelp')} site={site} locale={locale} />
      )}
    </div>
  )
}
