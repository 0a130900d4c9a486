'use client'
import { useId } from 'react'
import { useFormModified, useTranslation } from '@payloadcms/ui'
import { locales, type Locale } from '@/domain/locale'
import './preview-links.css'

const messages = {
  en: {
    preview: 'Preview the page',
    unsaved: 'The page shows the saved settings. Save first to see your changes.',
    missing: 'Visitors do not see an order form: the site, or its page “meal-plan-purchase”, is not published.',
    names: { en: 'in English', fr: 'in French' },
  },
  fr: {
    preview: 'Aperçu de la page',
    unsaved: 'La page montre les réglages enregistrés. Enregistrez d’abord pour y voir vos modifications.',
    missing:
      'Les visiteurs ne voient aucun bon de commande\u00a0: le site, ou sa page «\u00a0meal-plan-purchase\u00a0», n’est pas publié.',
    names: { en: 'en anglais', fr: 'en français' },
  },
}
const tenYears = 10 * 365 * 86_400

/** The address of a page has no language: the site's cookie decides, as when a visitor changes the language. Spec: PUB-1.4. */
const chooseLanguage = (locale: Locale) => {
  document.cookie = `l1=${locale}; Path=/; Max-Age=${tenYears}; SameSite=Lax`
}

/** A link per language to a page of the site, in a new tab. `path` is null when visitors do not see the page. */
export function PreviewLinks({ path }: { path: string | null }) {
  const isModified = useFormModified()
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const t = messages[language]
  const noteId = useId()
  if (path === null) return <p className="preview-links">{t.missing}</p>
  return (
    <div className="preview-links">
      <span>{t.preview}</span>
      {locales.map((locale) => (
        <a
          key={locale}
          href={path}
          target="_blank"
          aria-label={`${t.preview} ${t.names[locale]}`}
          aria-describedby={noteId}
          onClick={() => chooseLanguage(locale)}
          onAuxClick={() => chooseLanguage(locale)}
        >
          {t.names[locale]}
        </a>
      ))}
      <span id={noteId} role="status" className="preview-links__note">
        {isModified && t.unsaved}
      </span>
    </div>
  )
}
