import { getTranslations } from 'next-intl/server'
import { pictureAddress, thumbAddress } from '@/domain/file-address'
import { textIn, type Locale } from '@/domain/locale'
import type { Photo } from '@/domain/readings'
import { readPhotoAlbums } from '@/features/content/read-photo-albums'
import { filledButton } from '@/ui/button-style'
import { Breadcrumb } from './breadcrumb'
import { EmptyNote } from './empty-note'
import { NothingYet } from './nothing-yet'
import { PhotoGallery, type ShownPhoto } from './photo-gallery'
import type { ReadingScreen } from './reading-screen'

type Props = ReadingScreen & {
  address: string
  /** The album that the address asks for; the first where it asks for none. */
  asked: string | undefined
}

/** One album of a campus's photographs, chosen from all of them. Spec: PUB-2.52, PUB-4.2. */
export async function PhotoAlbumsScreen({ site, locale, name, above, address, asked }: Props) {
  const [t, albums] = await Promise.all([
    getTranslations({ locale, namespace: 'readings.albums' }),
    readPhotoAlbums(site),
  ])
  const open = asked ? albums.find(({ id }) => id === asked) : albums[0]
  const title = textIn(open?.name, locale) ?? ''
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
      {albums.length === 0 && <NothingYet title={t('empty')} help={t('emptyHelp')} site={site} locale={locale} />}
      {albums.length > 0 && (
        <form method="get" action={address} className="album-choice not-printed">
          <label htmlFor="album">{t('album')}</label>
          <select key={open?.id} id="album" name="album" defaultValue={open?.id} autoComplete="off">
            {albums.map((album) => (
              <option key={album.id} value={album.id}>
                {textIn(album.name, locale)}
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
          <PhotoGallery photos={open.photos.map((photo) => shownPhoto(photo, locale))} words={words} />
        </section>
      )}
    </div>
  )
}

/** A photograph without a caption is called what it shows. */
function shownPhoto({ id, picture, caption }: Photo, locale: Locale): ShownPhoto {
  const alt = textIn(picture.alt, locale) ?? textIn(caption, locale) ?? ''
  return {
    id,
    address: pictureAddress(picture),
    thumb: thumbAddress(picture),
    width: picture.width ?? undefined,
    height: picture.height ?? undefined,
    alt,
    caption: textIn(caption, locale) ?? alt,
  }
}
