import type { Location } from '@/domain/campus'
import { textIn, type Locale } from '@/domain/locale'
import { cleanHtml } from '@/server/clean-html'
import { fillIn } from './fill-in'
import type { MenuWords } from './menu-words'

type Props = { location: Location; locale: Locale; words: Pick<MenuWords, 'menuImages'> }

/** The pictures or the text that a location shows instead of daily menus. Spec: PUB-2.37. */
export function FixedMenu({ location, locale, words }: Props) {
  const content = textIn(location.menuContent, locale)
  const unnamed = fillIn(words.menuImages, { location: textIn(location.name, locale) ?? '' })
  return (
    <div className="menu-fixed">
      {location.menuImages.map(({ kind, fileName, alt, width, height }) => (
        <img key={fileName} src={`/files/${kind}/${encodeURIComponent(fileName)}`} alt={textIn(alt, locale) ?? unnamed} width={width ?? undefined} height={height ?? undefined} />
      ))}
      {content && <div className="menu-text" dangerouslySetInnerHTML={{ __html: cleanHtml(content) }} />}
    </div>
  )
}
