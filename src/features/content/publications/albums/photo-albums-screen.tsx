import { getTranslations } from 'next-intl/server'
import { pictureUrl, thumbnailUrl } from '@/domain/files/file-urls'
import { localize, type Locale } from '@/domain/locale'
import type { Photo } from '@/domain/content/publications'
import { readPhotoAlbums } from './read-photo-albums'
import { filledButton } from '@/ui/brand/button-style'
import { Breadcrumb } from '@/ui/breadcrumb'
import { EmptyNote } from '@/ui/empty-note'
import { EmptyState } from '@/ui/empty-state'
import { PhotoGallery } from './photo-gallery'
import type { GalleryPhoto } from './photo-viewer'
import type { PublicationScreenProps } from '@/features/content/publications/publication-screen'

type Props = PublicationScreenProps & {
  address: string
  /** The album id in the URL, if any. Without it the first album is shown. */
  requestedId: string | undefined
}

/** The photos of one album, with a menu of all albums. Spec: PUB-2.52, PUB-4.2. */
export async function PhotoAlbumsScreen({ site, locale, name, above, address, requestedId }: Props) {
  const [t, albums] = await Promise.all([
    getTranslations({ locale, namespace: 'publications.albums' }),
    readPhotoAlbums(site),
  ])
  const open = requestedId ? albums.find(({ id }) => id === requestedId) : albums[0]
  const title = localize(open?.name, locale) ?? ''
  const words = {
    close: t('close'),
    next: t('next'),
    previous: t('previous'),
    viewer: t('viewer', { album: title }),
    place: t.raw('place'),
    photo: t('photo'),
    photos: t('photos'),
    caption: t('caption'),
  }
  return (
    <div className="page-width pt-6 lg:pt-10">
      <Breadcrumb site={site} locale={locale} above={above} />
      <h1 className="page-head">{name}</h1>
      {albums.length === 0 && <EmptyState title={t('empty')} help={t('emptyHelp')} site={site} locale={locale} />}
      {albums.length > 0 && (
        <form method="get" action={address} className="album-choice not-printed">
          <label htmlFor="album">{t('album')}</label>
          <select
            key={open?.id}
            id="album"
            name="album"
            className="form-input"
            defaultValue={open?.id}
            autoComplete="off"
          >
            {albums.map((album) => (
              <option key={album.id} value={album.id}>
                {localize(album.name, locale)}
              </option>
            ))}
          </select>
          <button className={filledButton}>{t('show')}</button>
        </form>
      )}
      {albums.length > 0 && !open && <EmptyNote title={t('unknown')} help={t('unknownHelp')} />}
      {open && (
        <section aria-labelledby="album-name">
          <div className="album-head">
            <h2 id="album-name">{title}</h2>
            <p>{t('count', { count: open.photos.length })}</p>
          </div>
          <PhotoGallery photos={open.photos.map((photo) => toGalleryPhoto(photo, locale))} words={words} />
        </section>
      )}
    </div>
  )
}

/** A photo without a caption uses its alt text as the caption. */
function toGalleryPhoto({ id, picture, caption }: Photo, locale: Locale): GalleryPhoto {
  const alt = localize(picture.alt, locale) ?? localize(caption, locale) ?? ''
  return {
    id,
    address: pictureUrl(picture),
    thumb: thumbnailUrl(picture),
    width: picture.width ?? undefined,
    height: picture.height ?? undefined,
    alt,
    caption: localize(caption, locale) ?? alt,
  }
}
