import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/site/site'
import { localize, type Locale } from '@/domain/locale'
import { readMicrosite } from './read-microsite'
import { MicrositeScreen } from './microsite-screen'

/** The home page of a site before its launch: the published microsite, else a short notice. Spec: PUB-2.23, PUB-2.69. */
export async function PrelaunchScreen({ site, locale }: { site: Site; locale: Locale }) {
  const microsite = await readMicrosite(site.id)
  if (microsite) return <MicrositeScreen site={site} microsite={microsite} locale={locale} />
  const t = await getTranslations({ locale })
  const name = localize(site.name, locale) ?? ''
  return (
    <div className="page-width pt-12 lg:pt-20">
      <div className="max-w-[680px]">
        <p className="text-muted">{t('site.diningAt', { site: name })}</p>
        <h1 className="mt-2 text-[clamp(2.2rem,7vw,3.6rem)]">{t('home.prelaunch')}</h1>
        <p className="mt-5 text-lg">{t('home.prelaunchHelp', { site: name })}</p>
      </div>
    </div>
  )
}
