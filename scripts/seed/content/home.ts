import type { Localized } from '@/domain/locale'
import { windowOf, type Seeding } from '../seeding'
import { seedPicture } from '../uploads'

/**
 * Creates the pictures of a home page and returns a function that builds the site's fields which refer to them. `localize`
 * picks one language of each text.
 */
export async function seedHome(seeding: Seeding) {
  const { demo, idOf } = seeding
  const { popup, tiles, diningMap } = demo.content
  const { fileName, invertedFileName, alt } = demo.logo
  const logo = await seedPicture(seeding, 'logo', { fileName, alt })
  const invertedLogo = await seedPicture(seeding, 'logo', { fileName: invertedFileName, alt })
  for (const picture of demo.homepageImages) await seedPicture(seeding, 'images', picture)
  const activePopup = await seedPopup(seeding)
  const plan = diningMap && (await seedPicture(seeding, 'images', diningMap))
  const idOrNull = (collection: string, key: string | undefined) => (key ? idOf(collection, key) : null)

  return (localize: (text: Localized) => string) => ({
    logo,
    invertedLogo,
    homepageImages: demo.homepageImages.map(({ fileName, caption, link, event, specialOffer, location }, index) => ({
      id: idOf('homepage-images', fileName),
      image: idOf('images', fileName),
      caption: localize(caption),
      link,
      event: idOrNull('events', event),
      specialOffer: idOrNull('special-offers', specialOffer),
      location: idOrNull('locations', location),
      isDefault: index === 0,
      active: true,
    })),
    tiles: tiles.map(({ name, link }) => ({ id: idOf('tiles', link), name: localize(name), link })),
    hasPopup: popup !== null,
    activePopup,
    diningMap: diningMap ? { image: plan, altText: localize(diningMap.alt) } : undefined,
  })
}

async function seedPopup(seeding: Seeding): Promise<string | null> {
  const { create, demo, site, today, idOf } = seeding
  const { popup } = demo.content
  if (!popup) return null
  const { key, title, message, picture, link, daysBetweenViews } = popup
  const { id } = await create('popups', {
    id: idOf('popups', key),
    site,
    title,
    message,
    image: await seedPicture(seeding, 'popup', picture),
    useLink: link !== null,
    link,
    daysBetweenViews,
    ...windowOf(today, popup),
    _status: 'published',
  })
  return id
}
