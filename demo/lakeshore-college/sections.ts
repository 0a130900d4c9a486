import { sections as sectionsOfNorthgate } from '../northgate/sections'
import type { DemoSection } from '../shapes/campus-shape'
import { fixedPage, screen } from '../section-screens'

const screens = sectionsOfNorthgate.flatMap((section) => [section, ...section.nodes]).filter((each) => each.masterSlug)

/** Every screen of the product and one page, all without content. */
export const sections: DemoSection[] = [
  ...screens.map(({ slug, name }, index) => screen(slug, name, (index + 1) * 10)),
  fixedPage('about-dining', { en: 'About dining', fr: 'À propos' }, (screens.length + 1) * 10),
]
