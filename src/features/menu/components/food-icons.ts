import { iconName, iconPaths } from '@/ui/food-icon-paths'
import { markup, trustedHtml, type Html } from '@/ui/html/html'

/** Adds the icon name to each mark. */
export const withIcons = <Mark extends { code: string }>(marks: readonly Mark[]) =>
  marks.map((mark) => ({ ...mark, icon: iconName(mark.code) }))

/** The SVG sprite with every icon, for `<use href="#icon-milk">` anywhere on the page. */
export function iconSprite(): Html {
  const symbols = Object.entries(iconPaths).map(
    ([name, paths]) => markup`<symbol id="icon-${name}" viewBox="0 0 24 24">${trustedHtml(paths)}</symbol>`,
  )
  return markup`<svg width="0" height="0" aria-hidden="true">${symbols}</svg>`
}
