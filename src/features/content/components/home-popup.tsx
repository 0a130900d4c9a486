import { getTranslations } from 'next-intl/server'
import type { Popup } from '@/domain/home-page'
import { linkTarget } from '@/domain/link-target'
import { textIn, type Locale } from '@/domain/locale'
import { filledButton } from '@/ui/button-style'
import { WholePicture } from '@/ui/picture'
import { PopupDialog } from './popup-dialog'

/** What a campus wants seen first; without a picture there is none. Spec: PUB-2.29. */
export async function HomePopup({ popup, locale }: { popup: Popup | null; locale: Locale }) {
  if (!popup?.picture) return null
  const t = await getTranslations({ locale, namespace: 'popup' })
  const { id, picture, daysBetweenViews } = popup
  const title = textIn(popup.title, locale) ?? ''
  const message = textIn(popup.message, locale)
  const href = linkTarget(popup.link)
  return (
    <PopupDialog popup={{ id, daysBetweenViews }} title={title} closeWord={t('close')}>
      <WholePicture picture={picture} locale={locale} size={[892, 804]} fetched="early" />
      {message && <p className="whitespace-pre-line">{message}</p>}
      {href && (
        <a href={href} className={`${filledButton} justify-self-start`}>
          <span aria-hidden>{t('readMore')}</span>
          <span className="sr-only">{t('readMoreOf', { title })}</span>
        </a>
      )}
    </PopupDialog>
  )
}
