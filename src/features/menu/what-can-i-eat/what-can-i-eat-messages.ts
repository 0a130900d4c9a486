import type { Locale } from '@/domain/locale'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'

export type WhatCanIEatMessages = typeof en.whatCanIEat

const messages: Record<Locale, WhatCanIEatMessages> = { en: en.whatCanIEat, fr: fr.whatCanIEat }

/** The messages of the page "What can I eat?" in one language. */
export const whatCanIEatMessages = (locale: Locale): WhatCanIEatMessages => messages[locale]
