'use client'

import { useState, type ComponentType, type MouseEvent } from 'react'
import type { PhotoViewer as Viewer } from './photo-viewer'

export type ShownPhoto = {
  id: string
  /** Of the whole picture, and of its cut. */
  address: string
  thumb: string
  width?: number
  height?: number
  alt: string
  caption: string
}

/** `place` says which photograph of how many, `{index} of {total}`. */
export type GalleryWords = Record<
  'close' | 'next' | 'previous' | 'viewer' | 'place' | 'photo' | 'photos' | 'caption',
  string
>

type Props = { photos: readonly ShownPhoto[]; words: GalleryWords }

/**
 * The photographs of an album, each a link to its whole picture, which opens over the page where a script runs. The viewer
 * is loaded for the first that is opened; where it cannot be, the link leads on. Spec: PUB-2.52.
 */
export function PhotoGallery({ photos, words }: Props) {
  const [PhotoViewer, setViewer] = useState<ComponentType<Parameters<typeof Viewer>[0]> | null>(null)
  const [open, setOpen] = useState<number | null>(null)

  async function view(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    try {
      const { PhotoViewer: loaded } = await import('./photo-viewer')
      setViewer(() => loaded)
      setOpen(index)
    } catch {
      window.location.assign(href) // the viewer did not come, the picture may
    }
  }

  return (
    <>
      <ul className="album">
        {photos.map(({ id, address, thumb, alt, caption }, index) => (
          <li key={id}>
            <a href={address} onClick={(event) => void view(event, index)}>
              <img
                src={thumb}
                alt={alt}
                width={446}
                height={402}
                loading={index < 3 ? 'eager' : 'lazy'}
                decoding="async"
              />
              {caption !== alt && <span className="album-caption">{caption}</span>}
            </a>
          </li>
        ))}
      </ul>
      {PhotoViewer && <PhotoViewer photos={photos} open={open} close={() => setOpen(null)} words={words} />}
    </>
  )
}
