import type { Site } from '@/domain/site/site'
import { brandColours } from './brand-style'

/** The home screen icons of a site by file name. A maskable icon fills its square, because the phone crops it. */
export const appIcons = {
  'any.svg': { size: null, maskable: false },
  'any-192.png': { size: 192, maskable: false },
  'any-512.png': { size: 512, maskable: false },
  'maskable-192.png': { size: 192, maskable: true },
  'maskable-512.png': { size: 512, maskable: true },
} as const
type AppIconName = keyof typeof appIcons

export const isAppIcon = (name: string): name is AppIconName => Object.hasOwn(appIcons, name)

/** The icon as SVG: a plate, fork and knife in the site's colours, inside the safe zone of maskable icons. */
export function drawAppIcon(site: Pick<Site, 'brandColor' | 'textColor'>, maskable: boolean): string {
  const { brand, onBrand } = brandColours(site)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" rx="${maskable ? 0 : 14}" fill="${brand}"/><g fill="none" stroke="${onBrand}" stroke-width="2.6" stroke-linecap="round"><circle cx="32" cy="32" r="11.5"/><path d="M12.5 22v5.5a3 3 0 0 0 6 0V22M15.5 22v20M48.5 42V22c-3 1.5-4 5-4 8.5 0 2 1.3 3 4 3"/></g><circle cx="32" cy="32" r="5.5" fill="${onBrand}"/></svg>`
}
