import type { CSSProperties } from 'react'
import type { Site } from '@/domain/campus'
import { accentOnPaper, isHexColour, readableOn } from '@/domain/brand-colour'

type Branding = Pick<
  Site,
  'brandColor' | 'textColor' | 'buttonColor' | 'buttonTextColor' | 'buttonTextHoverColor' | 'alternateClosedColor'
>

const ownBrand = '#1e5f74'

const colourOr = (colour: string | null, otherwise: string) => (colour && isHexColour(colour) ? colour : otherwise)

/** A site's brand colour, and one that can be read on it; hex colours both, whatever staff chose. Spec: PUB-9.4. */
export function brandColours({ brandColor, textColor }: Pick<Branding, 'brandColor' | 'textColor'>) {
  const brand = colourOr(brandColor, ownBrand)
  return { brand, onBrand: readableOn(brand, textColor) }
}

/**
 * A site's colours as CSS variables for the wrapper `.branded` (site.css picks the pair of the visitor's scheme). What is
 * not a hex colour never gets here; text on a colour is always readable, whatever staff chose. Spec: PUB-2.18, PUB-9.4.
 */
export function brandStyle(site: Branding): CSSProperties {
  const { brand, onBrand } = brandColours(site)
  const button = colourOr(site.buttonColor, brand)
  const buttonDark = accentOnPaper('dark', button)
  const closed = colourOr(site.alternateClosedColor, '')
  const variables: Record<`--${string}`, string> = {
    '--brand': brand,
    '--on-brand': onBrand,
    '--accent-light': accentOnPaper('light', brand),
    '--accent-dark': accentOnPaper('dark', brand),
    '--button-light': button,
    '--on-button-light': readableOn(button, site.buttonTextColor),
    '--on-button-hover-light': readableOn(button, site.buttonTextHoverColor ?? site.buttonTextColor),
    '--button-dark': buttonDark,
    '--on-button-dark': readableOn(buttonDark),
    '--on-button-hover-dark': readableOn(buttonDark),
    ...(closed && { '--closed-light': accentOnPaper('light', closed), '--closed-dark': accentOnPaper('dark', closed) }),
  }
  return variables
}
