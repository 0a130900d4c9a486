import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/campus'
import type { PanelName } from '@/domain/home-page'
import { textIn, type Locale } from '@/domain/locale'
import type { PanelHead } from '@/ui/panel'

/** A panel's header and subtitle as staff wrote them in the language; the usual header where they wrote none. Spec: PUB-2.25, PUB-2.26. */
export async function panelHead(site: Site, name: PanelName, locale: Locale): Promise<PanelHead> {
  const t = await getTranslations({ locale, namespace: 'panels' })
  const { header, subtitle } = site.panels[name]
  return {
    title: header[locale] || t(`${name}.header`, { site: textIn(site.name, locale) ?? '' }),
    subtitle: subtitle[locale] || null,
  }
}
