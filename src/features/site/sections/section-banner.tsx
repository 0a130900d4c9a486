import type { CSSProperties } from 'react'
import { bannerFontFamily } from '@/domain/site/banner-font'
import type { Section } from '@/domain/site/section'
import type { Locale } from '@/domain/locale'
import { WholePicture } from '@/ui/picture'

type Props = { banner: NonNullable<Section['banner']>; name: string; locale: Locale }

/**
 * A section's picture with the section's name on it. The name is hidden from screen readers, which get the heading of the
 * page; section-banner.css hides that heading visually. Spec: PUB-2.32.
 */
export function SectionBanner({ banner: { picture, textAlign, textFont }, name, locale }: Props) {
  const font = bannerFontFamily(textFont)
  const style: CSSProperties = {
    textAlign: textAlign ?? 'left',
    justifySelf: textAlign ?? 'left',
    ...(font && { fontFamily: font }),
  }
  return (
    <div className="section-banner page-width">
      <div className="section-banner-frame">
        <WholePicture picture={picture} locale={locale} size={[1600, 400]} fetched="first" />
        <p className="section-banner-name" style={style} aria-hidden>
          {name}
        </p>
      </div>
    </div>
  )
}
