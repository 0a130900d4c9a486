import type { Location } from '@/domain/campus'
import { pictureAddress } from '@/domain/file-address'
import { textIn, type Locale } from '@/domain/locale'
import { cleanHtml } from '@/server/clean-html'
import { fillIn } from '@/ui/fill-in'
import type { MenuWords } from './menu-words'

type Props = { location: Location; locale: Locale; words: Pick<MenuWords, 'menuImages'> }

/** The pictures or the text that a location shows instead of daily menus. Spec: PUB-2.37. */
export function FixedMenu({ location, locale, words }: Props) {
  const content = textIn(location.menuContent, locale)
  const unnamed = fillIn(words.menuImages, { location: textIn(location.name, locale) ?? '' })
  return (
    <div className="menu-fixed">
      {location.menuImages.map((picture) => (
        <img
          key={picture.fileName}
          src={pictureAddress(picture)}
          alt={textIn(picture.alt, locale) ?? unnamed}
          width={picture.width ?? undefined}
          height={picture.height ?? undefined}
        />
      ))}
      {content && <div className="article" dangerouslySetInnerHTML={{ __html: cleanHtml(content) }} />}
    </div>
  )
}
