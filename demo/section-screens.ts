import type { DemoBanner, DemoSection, Words } from './campus-shape'

/** The screens that the big campuses publish: those that the product can draw. A page without a text shows how an empty one looks. */
const shown = [
  'whats-on-the-menu',
  'staff',
  'events',
  'balanced_u_events',
  'news',
  'special-offers',
  'newsletters',
  'hours-of-operation',
  'surveys',
  'photo-albums',
  'dining-blog',
  'directors-meetings',
  'catering-files',
  'dining-map',
  'locations',
  'campus-map',
  'meal-plan-purchase',
  'feedback',
]

/** A section that opens one of the product's own screens, under the address of that screen. */
export function screen(slug: string, name: Words, sortOrder: number, published = shown.includes(slug)): DemoSection {
  return {
    slug,
    masterSlug: slug,
    name,
    title: name,
    body: null,
    url: null,
    sortOrder,
    published,
    banner: null,
    nodes: [],
  }
}

/** A page that the product has at this address, brought into the navigation. */
export const fixedPage = (slug: string, name: Words, sortOrder: number): DemoSection => ({
  ...screen(slug, name, sortOrder, true),
  masterSlug: null,
})

/** A page of the campus's own words. */
export function page(slug: string, name: Words, title: Words, body: Words, sortOrder: number): DemoSection {
  return { slug, masterSlug: null, name, title, body, url: null, sortOrder, published: true, banner: null, nodes: [] }
}

/** An entry of the navigation that leads elsewhere. */
export function link(slug: string, name: Words, url: string, sortOrder: number): DemoSection {
  return {
    slug,
    masterSlug: null,
    name,
    title: name,
    body: null,
    url,
    sortOrder,
    published: true,
    banner: null,
    nodes: [],
  }
}

/** The same section under a picture that carries its name. Spec: PUB-2.32. */
export const withBanner = (section: DemoSection, banner: DemoBanner): DemoSection => ({ ...section, banner })
