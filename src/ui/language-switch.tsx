import { Languages } from 'lucide-react'
import type { Locale } from '@/domain/locale'

const ownNames: Record<Locale, string> = { en: 'English', fr: 'Français' }

/** A button for the other language, in that language. It is a form, so it works without JavaScript. `back` is the path of the page. Spec: PUB-1.4. */
export function LanguageSwitch({ locale, back }: { locale: Locale; back: string }) {
  const other = locale === 'en' ? 'fr' : 'en'
  return (
    <form action="/language" method="post">
      <input type="hidden" name="to" value={other} />
      <input type="hidden" name="back" value={back} />
      <button
        lang={other === 'fr' ? 'fr-CA' : 'en-CA'}
        className="inline-flex min-h-11 items-center gap-2 rounded-lg px-3 font-semibold text-ink hover:text-accent hover:underline hover:underline-offset-4"
      >
        <Languages size={20} strokeWidth={1.75} className="max-[359px]:hidden" aria-hidden />
        {ownNames[other]}
      </button>
    </form>
  )
}
