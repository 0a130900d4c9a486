import { iconPaths } from '@/ui/food-icon-paths'

/** The SVG sprite with every icon, for `<use href="#icon-milk">` anywhere on the page. */
export const IconSprite = () => (
  <svg className="menu-icons" width="0" height="0" aria-hidden="true">
    {Object.entries(iconPaths).map(([name, paths]) => (
      <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24" dangerouslySetInnerHTML={{ __html: paths }} />
    ))}
  </svg>
)
