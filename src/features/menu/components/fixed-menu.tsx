import type { Location } from '@/domain/places/location'
import { pictureUrl } from '@/domain/files/file-urls'
import { localize, type Locale } from '@/domain/locale'
import { cleanHtml } from '@/server/clean-html'
import { formatMessage } from '@/domain/text/format-message'
import type { MenuMessages } from '@/i18n/menu-messages'

type Props = { location: Location; locale: Locale; messages: Pick<MenuMessages, 'menuImages'> }

/** The images or the text that a location shows instead of daily menus. Spec: PUB-2.37. */
export function FixedMenu({ location, locale, messages }: Props) {
  const content = localize(location.menuContent, locale)
  const defaultAlt = formatMessage(messages.menuImages, { location: localize(location.name, locale) ?? '' })
  return (
    <div className="menu-fixed">
      {location.menuImages.map((picture) => (
        <img
          key={picture.fileName}
          src={pictureUrl(picture)}
          alt={localize(picture.alt, locale) ?? defaultAlt}
          width={picture.width ?? undefined}
          height={picture.height ?? undefined}
        />
      ))}
      {content && <div className="article" dangerouslySetInnerHTML={{ __html: cleanHtml(content) }} />}
    </div>
  )
}
