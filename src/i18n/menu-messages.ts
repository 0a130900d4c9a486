import type { Locale } from '@/domain/locale'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'

export type MenuMessages = typeof en.menu

const messages: Record<Locale, MenuMessages> = { en: en.menu, fr: fr.menu }

/** The messages of the menu in one language. Pass client components only the parts they need. */
export const menuMessages = (locale: Locale): MenuMessages => messages[locale]
