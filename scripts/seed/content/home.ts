import { composeDiningPlan } from '../../../demo/files/dining-plan'
import { composeLogo } from '../../../demo/files/logo'
import type { Localized } from '@/domain/locale'
import { forEach, windowOf, type Seeding } from '../seeding'
import { seedPicture } from './pictures'

/**
 * Creates the pictures of a home page and returns a function that builds the site's fields which refer to them. `localize`
 * picks one language of each text.
 */
export async function seedHome(seeding: Seeding) {
  const { demo, idOf } = seeding
  const { popup, tiles, diningMap } = demo.content
  const [logo, invertedLogo] = [await seedLogo(seeding, false), await seedLogo(seeding, true)]
  await forEach(demo.homepageImages, (picture) => seedPicture(seeding, 'images', picture, 'carousel'))
  await forEach(tiles, ({ picture }) => seedPicture(seeding, 'images', picture, 'tile'))
  const activePopup = await seedPopup(seeding)
  const plan = diningMap && (await seedPlan(seeding, diningMap.altText))
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
    tiles: tiles.map(({ name, link, picture }) => ({
      id: idOf('tiles', picture.fileName),
      name: localize(name),
      link,
      image: idOf('images', picture.fileName),
    })),
    hasPopup: popup !== null,
    activePopup,
    diningMap: diningMap ? { image: plan, altText: localize(diningMap.altText) } : undefined,
  })
}

async function seedLogo({ create, demo, site, idOf }: Seeding, inverted: boolean): Promise<string> {
  const { fileName, invertedFileName, alt, mark, lines } = demo.logo
  const name = inverted ? invertedFileName : fileName
  const data = await composeLogo({ mark, lines, colour: demo.brandColor, inverted })
  const { id } = await create(
    'logo',
    { id: inverted ? idOf('logo', 'inverted') : idOf('logo'), site, alt },
    { file: { data, mimetype: 'image/png', name, size: data.length } },
  )
  return id
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
    image: await seedPicture(seeding, 'popup-images', picture),
    useLink: link !== null,
    link,
    daysBetweenViews,
    ...windowOf(today, popup),
    _status: 'published',
  })
  return id
}

async function seedPlan({ create, demo, site, idOf }: Seeding, alt: Localized): Promise<string> {
  const first = demo.defaultLocale
  const places = demo.locations.map(({ name, address: { lat, lon } }) => ({ name: name[first], lat, lon }))
  const title = first === 'fr' ? 'Où manger' : 'Where to eat'
  const data = await composeDiningPlan({ title, places, colour: demo.brandColor })
  const name = first === 'fr' ? 'plan-des-tables.png' : 'dining-map.png'
  const { id } = await create(
    'images',
    { id: idOf('images', name), site, alt },
    { file: { data, mimetype: 'image/png', name, size: data.length } },
  )
  return id
}
