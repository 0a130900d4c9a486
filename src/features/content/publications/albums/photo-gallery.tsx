'use client'

import { useState, type ComponentType, type MouseEvent } from 'react'
import type { GalleryPhoto, GalleryWords, PhotoViewer as Viewer } from './photo-viewer'

type Props = { photos: readonly GalleryPhoto[]; words: GalleryWords }

/**
 * The photos of an album. Each is a link to the whole picture; with JavaScript it opens in the viewer, which loads on the
 * first click. If the viewer cannot load, the browser follows the link. Spec: PUB-2.52.
 */
export function PhotoGallery({ photos, words }: Props) {
  const [PhotoViewer, setViewer] = useState<ComponentType<Parameters<typeof Viewer>[0]> | null>(null)
  const [openIndex, setOpenIndex] = useState<number | null>(null)

  async function openPhoto(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    try {
      const { PhotoViewer: loaded } = await import('./photo-viewer')
      setViewer(() => loaded)
      setOpenIndex(index)
    } catch {
      window.location.assign(href) // the viewer did not load
    }
  }

  return (
    <>
      <ul className="album">
        {photos.map(({ id, address, thumb, alt, caption }, index) => (
          <li key={id}>
            <a href={address} onClick={(event) => void openPhoto(event, index)}>
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
      {PhotoViewer && <PhotoViewer photos={photos} open={openIndex} close={() => setOpenIndex(null)} words={words} />}
    </>
  )
}
