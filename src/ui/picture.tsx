import type { Picture } from '@/domain/files/picture'
import { pictureUrl, thumbnailUrl } from '@/domain/files/file-urls'
import { localize, type Locale } from '@/domain/locale'

type Props = {
  picture: Picture
  locale: Locale
  className?: string
  /**
   * `first` is visible when the page opens and loads with high priority. `early` is visible a moment later and loads with low
   * priority. `near` loads when it is near the viewport.
   */
  fetched?: keyof typeof fetching
}

const fetching = {
  first: { loading: 'eager', fetchPriority: 'high', decoding: 'async' },
  early: { loading: 'eager', fetchPriority: 'low', decoding: 'async' },
  near: { loading: 'lazy', decoding: 'async' },
} as const

/** The crop of a picture for cards, 446 by 402 px, with its alt text. Spec: PUB-9.7. */
export const Thumbnail = ({ picture, locale, className, fetched = 'near' }: Props) => (
  <img
    src={thumbnailUrl(picture)}
    alt={localize(picture.alt, locale) ?? ''}
    width={446}
    height={402}
    className={className}
    {...fetching[fetched]}
  />
)

/** A whole picture with its alt text. `size` is its width and height if the stored picture has none. */
export const WholePicture = ({
  picture,
  locale,
  className,
  fetched = 'near',
  size,
}: Props & { size: [number, number] }) => (
  <img
    src={pictureUrl(picture)}
    alt={localize(picture.alt, locale) ?? ''}
    width={picture.width ?? size[0]}
    height={picture.height ?? size[1]}
    className={className}
    {...fetching[fetched]}
  />
)
