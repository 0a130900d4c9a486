import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { isHexColour, readableOn } from '@/domain/brand-colour'
import type { Site } from '@/domain/campus'
import { pictureAddress } from '@/domain/file-address'
import { textIn, type Locale } from '@/domain/locale'
import type { Slide } from '@/features/content/carousel-slides'
import { CarouselFrame } from './carousel-frame'

type Props = { site: Site; slides: Slide[]; locale: Locale }

/**
 * The pictures of a home page. Without a script they are a row that can be scrolled from one to the next; a single one
 * just stands there, and without any there is nothing. Spec: PUB-2.23, PUB-2.31.
 */
export async function HomeCarousel({ site, slides, locale }: Props) {
  if (slides.length === 0) return null
  const t = await getTranslations({ locale, namespace: 'carousel' })
  const { carouselControl, carouselControlColor } = site
  const label = t('label')
  const pictures = (
    <div className="swiper-wrapper">
      {slides.map((slide, index) => (
        <div key={slide.image.id} className="swiper-slide">
          <CarouselPicture slide={slide} locale={locale} first={index === 0} />
        </div>
      ))}
    </div>
  )
  return (
    <section className="carousel" aria-label={label} style={colours('control', carouselControlColor)}>
      {slides.length === 1 ? (
        pictures
      ) : (
        <CarouselFrame
          words={{ play: t('play'), pause: t('pause'), next: t('next'), previous: t('previous') }}
          withArrows={carouselControl}
          label={slides.every(({ href }) => href === null) ? label : null}
        >
          {pictures}
        </CarouselFrame>
      )}
    </section>
  )
}

type PictureProps = { slide: Slide; locale: Locale; first: boolean }

/** Picture and caption, the whole of it a link where it leads somewhere; only the first picture is fetched at once. */
function CarouselPicture({ slide: { image, href }, locale, first }: PictureProps) {
  const caption = textIn(image.caption, locale)
  const inside = (
    <>
      <img
        src={pictureAddress(image.picture)}
        alt={textIn(image.picture.alt, locale) ?? ''}
        width={image.picture.width ?? 1600}
        height={image.picture.height ?? 720}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
      />
      {caption && (
        <span className="carousel-caption" style={colours('caption', image.captionColor)}>
          {caption}
        </span>
      )}
    </>
  )
  if (!href) return <div className="carousel-picture">{inside}</div>
  return (
    <a href={href} className="carousel-picture" draggable={false}>
      {inside}
    </a>
  )
}

/** The colour that staff chose, and one that can be read with it; nothing where they chose none. Spec: PUB-9.4. */
const colours = (name: 'control' | 'caption', colour: string | null) =>
  (colour && isHexColour(colour) ? { [`--${name}`]: colour, [`--on-${name}`]: readableOn(colour) } : undefined) as
    CSSProperties | undefined
