import type { CSSProperties } from 'react'
import type { Site } from '@/domain/site/site'
import { readableAccent, isHexColour, readableTextColour } from '@/domain/site/brand-colour'

type Branding = Pick<
  Site,
  'brandColor' | 'textColor' | 'buttonColor' | 'buttonTextColor' | 'buttonTextHoverColor' | 'alternateClosedColor'
>

const defaultBrand = '#1e5f74'

const validColourOr = (colour: string | null, fallback: string) => (colour && isHexColour(colour) ? colour : fallback)

/** The brand colour of a site and a readable colour on it. Both are hex colours, whatever staff entered. Spec: PUB-9.4. */
export function brandColours({ brandColor, textColor }: Pick<Branding, 'brandColor' | 'textColor'>) {
  const brand = validColourOr(brandColor, defaultBrand)
  return { brand, onBrand: readableTextColour(brand, textColor) }
}

/**
 * The colours of a site as CSS variables for the wrapper `.branded`; base.css selects the light or dark variant. Invalid
 * colours are replaced, and text on a colour is always readable, whatever staff entered. Spec: PUB-2.18, PUB-9.4.
 */
export function brandStyle(site: Branding): CSSProperties {
  const { brand, onBrand } = brandColours(site)
  const button = validColourOr(site.buttonColor, brand)
  const buttonDark = readableAccent('dark', button)
  const closed = validColourOr(site.alternateClosedColor, '')
  const variables: Record<`--${string}`, string> = {
    '--brand': brand,
    '--on-brand': onBrand,
    '--accent-light': readableAccent('light', brand),
    '--accent-dark': readableAccent('dark', brand),
    '--button-light': button,
    '--on-button-light': readableTextColour(button, site.buttonTextColor),
    '--on-button-hover-light': readableTextColour(button, site.buttonTextHoverColor ?? site.buttonTextColor),
    '--button-dark': buttonDark,
    '--on-button-dark': readableTextColour(buttonDark),
    '--on-button-hover-dark': readableTextColour(buttonDark),
    ...(closed && {
      '--closed-light': readableAccent('light', closed),
      '--closed-dark': readableAccent('dark', closed),
    }),
  }
  return variables
}
