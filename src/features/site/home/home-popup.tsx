import { X } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { popupClosedCookie, type Popup } from '@/domain/site/home-page'
import { resolveLinkTarget } from '@/domain/site/link-target'
import { openPopup } from '@/domain/site/open-popup'
import { localize, type Locale } from '@/domain/locale'
import { filledButton, quietButton } from '@/ui/brand/button-style'
import { WholePicture } from '@/ui/picture'

type Props = {
  popup: Popup | null
  locale: Locale
  /** Open at once and without taking the focus, which is in the studio's form. Closing it hides it nowhere. */
  isPreview?: boolean
}

/** The popup of a home page. A popup without a picture is not shown. Spec: PUB-2.29, PUB-2.30. */
export async function HomePopup({ popup, locale, isPreview = false }: Props) {
  if (!popup?.picture) return null
  const t = await getTranslations({ locale, namespace: 'popup' })
  const title = localize(popup.title, locale) ?? ''
  const message = localize(popup.message, locale)
  const href = resolveLinkTarget(popup.link)
  return (
    <>
      {/* It may be open before React starts. */}
      <dialog
        className="home-popup"
        open={isPreview}
        aria-labelledby="popup-title"
        data-cookie={popupClosedCookie(popup)}
        suppressHydrationWarning
      >
        <div className="home-popup-sheet">
          <header>
            <h2 id="popup-title">{title}</h2>
            <form method="dialog">
              <button className={quietButton}>
                <X size={20} aria-hidden />
                {t('close')}
              </button>
            </form>
          </header>
          <WholePicture picture={popup.picture} locale={locale} size={[892, 804]} fetched="early" />
          {message && <p className="whitespace-pre-line">{message}</p>}
          {href && (
            <a href={href} className={`${filledButton} justify-self-start`}>
              <span aria-hidden>{t('readMore')}</span>
              <span className="sr-only">{t('readMoreOf', { title })}</span>
            </a>
          )}
        </div>
      </dialog>
      {!isPreview && <script dangerouslySetInnerHTML={{ __html: openPopup }} />}
    </>
  )
}
