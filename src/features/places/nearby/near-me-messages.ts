import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import type { NearMeMessages } from './near-me'

/** The messages of the button that shows distances, and of each distance. */
export async function readNearMeMessages(locale: Locale): Promise<NearMeMessages & { distance: string }> {
  const t = await getTranslations({ locale, namespace: 'nearby' })
  return {
    button: t('button'),
    privacy: t('privacy'),
    locating: t('locating'),
    refused: t('refused'),
    unavailable: t('unavailable'),
    away: t('away'),
    found: t('found'),
    nearestOpen: t('nearestOpen'),
    noneOpen: t('noneOpen'),
    distance: t.raw('distance') as string,
  }
}
