import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { isHexColour, readableTextColour } from '@/domain/site/brand-colour'
import type { Site } from '@/domain/site/site'
import { pictureUrl } from '@/domain/files/file-urls'
import { localize, type Locale } from '@/domain/locale'
import type { Slide } from '@/features/site/read-carousel-slides'
import { CarouselFrame } from './carousel-frame'

type Props = { site: Site; slides: Slide[]; locale: Locale }

/**
 * The carousel of a home page. Without JavaScript it is a row that the visitor scrolls. A single picture does not move.
 * Renders nothing without pictures. Spec: PUB-2.23, PUB-2.31.
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
    <section className="carousel" aria-label={label} style={colourVariables('control', carouselControlColor)}>
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

/** A picture with its caption, as a link if it has a target. Only the first picture loads eagerly. */
function CarouselPicture({ slide: { image, href }, locale, first }: PictureProps) {
  const caption = localize(image.caption, locale)
  const content = (
    <>
      <img
        src={pictureUrl(image.picture)}
        alt={localize(image.picture.alt, locale) ?? ''}
        width={image.picture.width ?? 1600}
        height={image.picture.height ?? 720}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
      />
      {caption && (
        <span className="carousel-caption" style={colourVariables('caption', image.captionColor)}>
          {caption}
        </span>
      )}
    </>
  )
  if (!href) return <div className="carousel-picture">{content}</div>
  return (
    <a href={href} className="carousel-picture" draggable={false}>
      {content}
    </a>
  )
}

/** CSS variables for the colour that staff chose and a readable colour on it; undefined without a valid colour. Spec: PUB-9.4. */
const colourVariables = (name: 'control' | 'caption', colour: string | null) =>
  (colour && isHexColour(colour)
    ? { [`--${name}`]: colour, [`--on-${name}`]: readableTextColour(colour) }
    : undefined) as CSSProperties | undefined
