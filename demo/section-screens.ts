import type { DemoSection, Words } from './campus-shape'

/** A section that opens one of the product's own screens, under the address of that screen. */
export function screen(slug: string, name: Words, sortOrder: number, published = true): DemoSection {
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
