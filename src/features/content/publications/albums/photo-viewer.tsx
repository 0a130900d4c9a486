'use client'

import Lightbox from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'

export type GalleryPhoto = {
  id: string
  /** The URL of the whole picture; `thumb` is the URL of its crop. */
  address: string
  thumb: string
  width?: number
  height?: number
  alt: string
  caption: string
}

/** `place` is the template of the position, `{index} of {total}`. */
export type GalleryWords = Record<
  'close' | 'next' | 'previous' | 'viewer' | 'place' | 'photo' | 'photos' | 'caption',
  string
>

type Props = {
  photos: readonly GalleryPhoto[]
  /** The index of the first photo to show; null while the viewer is closed. */
  open: number | null
  close: () => void
  words: GalleryWords
}

/** The photo viewer: arrow keys and swipes change the photo, Escape closes it and restores the focus. Spec: PUB-2.52. */
export const PhotoViewer = ({ photos, open, close, words }: Props) => (
  <Lightbox
    className="album-viewer"
    open={open !== null}
    index={open ?? 0}
    close={close}
    slides={photos.map(({ address, width, height, alt, caption }) => ({
      src: address,
      width,
      height,
      alt,
      description: caption,
    }))}
    plugins={[Captions]}
    captions={{ descriptionTextAlign: 'center' }}
    carousel={{ finite: photos.length < 2, preload: 1 }}
    animation={{ fade: 150, swipe: 180 }}
    controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
    labels={{
      Close: words.close,
      Next: words.next,
      Previous: words.previous,
      Lightbox: words.viewer,
      'Photo gallery': words.viewer,
      Carousel: words.photos,
      Slide: words.photo,
      Caption: words.caption,
      '{index} of {total}': words.place,
    }}
  />
)
