/** The collections whose newest draft staff see as its page will show it. */
const previewedCollections = [
  'balanced-living-events',
  'events',
  'microsite-sections',
  'microsites',
  'news',
  'popups',
  'sections',
  'special-offers',
] as const

export type PreviewedCollection = (typeof previewedCollections)[number]

export const isPreviewed = (slug: string): slug is PreviewedCollection =>
  (previewedCollections as readonly string[]).includes(slug)
