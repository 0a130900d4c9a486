'use client'

import { useSyncExternalStore } from 'react'
import type { Locale } from '@/domain/locale'
import { filledButton, linkButton } from '@/ui/brand/button-style'

/** In the language of the browser, which is not that of the page. */
const words = {
  en: { offer: 'This page is also in English.', take: 'In English', keep: 'Stay in French' },
  fr: { offer: 'Cette page existe aussi en français.', take: 'En français', keep: 'Garder l’anglais' },
} satisfies Record<Locale, object>

const noSubscription = () => () => {}

/** Whether a visitor who has not chosen a language has a browser in the given one. Unknown on the server: pages are cached. */
const wouldRead = (other: Locale) =>
  navigator.languages[0]?.slice(0, 2).toLowerCase() === other && !/(?:^|;\s*)l1=/.test(document.cookie)

/** Offers the page in the language of the browser, until the visitor has chosen one of the two. `back` is the path of the page. Spec: PUB-1.4. */
export function LanguageOffer({ locale, back }: { locale: Locale; back: string }) {
  const other = locale === 'en' ? 'fr' : 'en'
  const isOffered = useSyncExternalStore(
    noSubscription,
    () => wouldRead(other),
    () => false,
  )
  if (!isOffered) return null
  const { offer, take, keep } = words[other]
  return (
    <section aria-label={offer} lang={`${other}-CA`} className="not-printed border-b border-line bg-surface">
      <form action="/language" method="post" className="page-width flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
        <input type="hidden" name="back" value={back} />
        <span>{offer}</span>
        <button name="to" value={other} className={filledButton}>
          {take}
        </button>
        <button name="to" value={locale} className={linkButton}>
          {keep}
        </button>
      </form>
    </section>
  )
}
