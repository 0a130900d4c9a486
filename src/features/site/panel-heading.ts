import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/site/site'
import type { PanelName } from '@/domain/site/home-page'
import { localize, type Locale } from '@/domain/locale'
import type { PanelHeading } from '@/ui/panel'

/** A panel's header and subtitle in one language. The header falls back to the default text. Spec: PUB-2.25, PUB-2.26. */
export async function getPanelHeading(site: Site, name: PanelName, locale: Locale): Promise<PanelHeading> {
  const t = await getTranslations({ locale, namespace: 'panels' })
  const { header, subtitle } = site.panels[name]
  return {
    title: header[locale] || t(`${name}.header`, { site: localize(site.name, locale) ?? '' }),
    subtitle: subtitle[locale] || null,
  }
}
