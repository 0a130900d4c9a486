import type { Picture } from '@/domain/campus'
import { pictureAddress, thumbAddress } from '@/domain/file-address'
import { textIn, type Locale } from '@/domain/locale'

type Props = {
  picture: Picture
  locale: Locale
  className?: string
  /**
   * `first` is seen as the page opens, and fetched before anything else; `early` is seen a moment later, and fetched when
   * the rest is there; others wait until they are near.
   */
  fetched?: keyof typeof fetching
}

const fetching = {
  first: { loading: 'eager', fetchPriority: 'high', decoding: 'async' },
  early: { loading: 'eager', fetchPriority: 'low', decoding: 'async' },
  near: { loading: 'lazy', decoding: 'async' },
} as const

/** The cut of a picture for cards, 446 by 402 pixels, with its words. Spec: PUB-9.7. */
export const Thumbnail = ({ picture, locale, className, fetched = 'near' }: Props) => (
  <img
    src={thumbAddress(picture)}
    alt={textIn(picture.alt, locale) ?? ''}
    width={446}
    height={402}
    className={className}
    {...fetching[fetched]}
  />
)

/** A whole picture with its words; `size` is its width and height where nobody measured it. */
export const WholePicture = ({
  picture,
  locale,
  className,
  fetched = 'near',
  size,
}: Props & { size: [number, number] }) => (
  <img
    src={pictureAddress(picture)}
    alt={textIn(picture.alt, locale) ?? ''}
    width={picture.width ?? size[0]}
    height={picture.height ?? size[1]}
    className={className}
    {...fetching[fetched]}
  />
)
