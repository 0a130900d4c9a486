import type { DemoSection, Words } from './campus-shape'

/** The screens that have something to show; a page without a text shows how an empty one looks. */
const shown = ['whats-on-the-menu', 'staff']

/** A section that opens one of the product's own screens, under the address of that screen. */
export function screen(slug: string, name: Words, sortOrder: number, published = shown.includes(slug)): DemoSection {
  return { slug, masterSlug: slug, name, title: name, body: null, url: null, sortOrder, published, nodes: [] }
}

/** A page of the campus's own words. */
export function page(slug: string, name: Words, title: Words, body: Words, sortOrder: number): DemoSection {
  return { slug, masterSlug: null, name, title, body, url: null, sortOrder, published: true, nodes: [] }
}

/** An entry of the navigation that leads elsewhere. */
export function link(slug: string, name: Words, url: string, sortOrder: number): DemoSection {
  return { slug, masterSlug: null, name, title: name, body: null, url, sortOrder, published: true, nodes: [] }
}
