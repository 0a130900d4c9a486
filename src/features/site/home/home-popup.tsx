import { getTranslations } from 'next-intl/server'
import type { Popup } from '@/domain/site/home-page'
import { resolveLinkTarget } from '@/domain/site/link-target'
import { localize, type Locale } from '@/domain/locale'
import { filledButton } from '@/ui/brand/button-style'
import { WholePicture } from '@/ui/picture'
import { PopupDialog } from './popup-dialog'

/** The popup of a home page. A popup without a picture is not shown. Spec: PUB-2.29. */
export async function HomePopup({ popup, locale }: { popup: Popup | null; locale: Locale }) {
  if (!popup?.picture) return null
  const t = await getTranslations({ locale, namespace: 'popup' })
  const { id, picture, daysBetweenViews } = popup
  const title = localize(popup.title, locale) ?? ''
  const message = localize(popup.message, locale)
  const href = resolveLinkTarget(popup.link)
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
