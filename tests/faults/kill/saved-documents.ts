/** What staff save during a run: in each document, many fields, rows and relationships that follow from one number. */

export type Fields = Record<string, unknown>
/** Ids of the demo's documents that saves refer to. */
export type Refs = Record<
  'allergens' | 'labels' | 'dishes' | 'cuisines' | 'brands' | 'locations' | 'images',
  string[]
> & {
  site: string
}
/** `role` is the account of the demo that saves it, for its own campus. `hasDrafts`: drafts can be saved and published. */
export type SavedCollection = {
  slug: string
  role: keyof typeof campusOf
  hasDrafts: boolean
  build: (serial: number, refs: Refs, texts: Texts) => Fields
}

/** Texts with a language: one for a save, as the studio sends it, or all of them, as they should be stored. */
export type Texts = Record<'plain' | 'html' | 'list' | 'inRow', (part: string) => unknown>

/** The campus of the demo where each of these members of staff works. */
export const campusOf = {
  administrator: 'northgate',
  editor: 'northgate',
  'site-manager': 'universite-saint-cyrille',
  'menu-editor': 'universite-saint-cyrille',
} as const

const markOf = (serial: number) => `save-${String(serial).padStart(7, '0')}`
/** The number of the save that a document's content comes from; null if there is none. */
export const findSerial = (document: unknown): number | null => {
  const found = /save-(\d{7})/.exec(JSON.stringify(document) ?? '')
  return found ? Number(found[1]) : null
}

/** What the save of that number sends in a language. */
export const textsOf = (serial: number, locale: string): Texts => {
  const plain = (part: string) => `${markOf(serial)} ${part} ${locale}`
  return {
    plain,
    html: (part) => `<p>${plain(part)}</p>`,
    list: (part) => [plain(`${part} 1`), plain(`${part} 2`)],
    inRow: plain,
  }
}
/** A text that is stored as one value in both languages. */
const both = (serial: number, part: string) => ({ en: `${markOf(serial)} ${part}`, fr: `${markOf(serial)} ${part} fr` })
/** A selection, never empty, that differs from that of the next numbers. */
const some = (ids: readonly string[], serial: number) => {
  const few = ids.slice(0, 6)
  return few.filter((_, index) => ((serial % (2 ** few.length - 1)) + 1) & (2 ** index))
}
const one = (ids: readonly string[], serial: number) => ids[serial % ids.length] ?? ''
const dateOf = (serial: number) => new Date(Date.UTC(2100, 0, 1) + serial * 86_400_000).toISOString().slice(0, 10)

const dish: SavedCollection['build'] = (serial, refs, { plain }) => ({
  site: refs.site,
  code: markOf(serial),
  name: plain('dish'),
  description: plain('description'),
  portion: plain('portion'),
  ingredients: plain('ingredients'),
  customAllergens: plain('others'),
  mrn: serial,
  mrnFull: markOf(serial),
  calories: serial,
  allergensDeclared: true,
  allergens: some(refs.allergens, serial),
  mayContain: some(refs.allergens, serial + 7),
  labels: some(refs.labels, serial),
  brand: one(refs.brands, serial),
})

const menu: SavedCollection['build'] = (serial, refs) => ({
  site: refs.site,
  location: one(refs.locations, serial),
  date: dateOf(serial),
  closed: false,
  day: {
    periods: ['lunch', 'dinner'].map((name, index) => ({
      name: both(serial, name),
      sortOrder: serial + index,
      categories: [
        {
          name: both(serial, 'grill'),
          sortOrder: serial,
          items: some(refs.dishes, serial + index).map((id) => ({ dish: id })),
        },
      ],
    })),
  },
})

const announcement: SavedCollection['build'] = (serial, refs, { plain }) => ({
  site: refs.site,
  title: plain('title'),
  brief: plain('summary'),
  start: dateOf(serial),
  end: dateOf(serial),
  location: one(refs.locations, serial),
  customLocationName: plain('place'),
})

const newsItem: SavedCollection['build'] = (serial, refs, texts) => ({
  ...announcement(serial, refs, texts),
  description: texts.html('text'),
  buttonText: texts.plain('button'),
})

const section: SavedCollection['build'] = (serial, refs, { plain, html }) => ({
  site: refs.site,
  slug: markOf(serial),
  sortOrder: serial,
  name: plain('name'),
  title: plain('title'),
  body: html('text'),
})

const location: SavedCollection['build'] = (serial, refs, { plain, list }) => ({
  site: refs.site,
  name: plain('hall'),
  active: false,
  displayName: plain('shown'),
  shortDescription: plain('short'),
  description: plain('long'),
  mealStatus: plain('status'),
  contactName: markOf(serial),
  cuisines: some(refs.cuisines, serial),
  customCuisines: list('cuisine'),
  customPaymentTypes: [`${markOf(serial)} d`, `${markOf(serial)} e`],
  brands: some(refs.brands, serial),
})

const album: SavedCollection['build'] = (serial, refs, { plain, inRow }) => ({
  site: refs.site,
  name: plain('album'),
  sortOrder: serial,
  photos: some(refs.images, serial).map((image) => ({ image, caption: inRow('caption') })),
})

const building: SavedCollection['build'] = (serial, refs, { plain }) => ({
  site: refs.site,
  name: plain('building'),
  active: serial % 2 === 0,
})

export const savedCollections: SavedCollection[] = [
  { slug: 'dishes', role: 'menu-editor', hasDrafts: false, build: dish },
  { slug: 'menus', role: 'menu-editor', hasDrafts: false, build: menu },
  { slug: 'news', role: 'editor', hasDrafts: true, build: newsItem },
  { slug: 'events', role: 'editor', hasDrafts: true, build: announcement },
  { slug: 'sections', role: 'editor', hasDrafts: true, build: section },
  { slug: 'photo-albums', role: 'editor', hasDrafts: true, build: album },
  { slug: 'locations', role: 'site-manager', hasDrafts: false, build: location },
  { slug: 'buildings', role: 'administrator', hasDrafts: false, build: building },
]
