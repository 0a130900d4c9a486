import { forSeason } from '../../demo/season'
import type { DemoLocation, DemoReservations, DemoSchedule, MenuBoard } from '../../demo/shapes/campus-shape'
import type { Locale } from '@/domain/locale'
import { referenceId } from './reference'
import { datesOf, flagsOf, type Seeding } from './seeding'
import { seedPicture } from './uploads'
import { formatPrice } from '@/domain/shop/money/money'

/** The text of a menu board as HTML, for visitors who cannot see or read the picture. */
function menuBoardText(board: MenuBoard, locale: Locale): string {
  const groups = board.groups.map(({ name, lines }) => {
    const colon = locale === 'fr' ? '\u00a0:' : ':'
    const items = lines.map((line) => `<li>${line.name[locale]}${colon} ${pricesOf(line.priceCents, locale)}</li>`)
    return `<h2>${name[locale]}</h2><ul>${items.join('')}</ul>`
  })
  return `${groups.join('')}<p>${board.footnote[locale]}</p>`
}

function pricesOf([medium, large]: [number] | [number, number], locale: Locale): string {
  if (large === undefined) return formatPrice(medium, locale)
  const [mediumWord, largeWord] = locale === 'en' ? ['medium', 'large'] : ['moyen', 'grand']
  return `${formatPrice(medium, locale)} (${mediumWord}), ${formatPrice(large, locale)} (${largeWord})`
}

const weekdays = ['0', '1', '2', '3', '4', '5', '6'] as const

/** Creates a location with its picture, its menu boards and its hours. */
export async function seedLocation(seeding: Seeding, location: DemoLocation): Promise<void> {
  const { create, demo, site, idOf } = seeding
  const {
    key,
    name,
    shortDescription,
    description,
    type,
    sortOrder,
    showMenus,
    showMap,
    allergenFilter,
    address,
    contactName,
    contactEmail,
    occupancy,
    mealStatus,
    landmark,
    reservations,
  } = location
  const brand = demo.brands.find((each) => each.key === key)
  const image = await seedPicture(seeding, 'location', location.image)
  const menuImages: string[] = []
  for (const board of location.menuImages) menuImages.push(await seedPicture(seeding, 'images', board))
  await create('locations', {
    id: idOf('locations', key),
    site,
    name,
    shortDescription,
    description,
    type,
    sortOrder,
    showMenus,
    showMap,
    allergenFilter,
    address,
    contactName,
    contactEmail,
    contactPhone: address.phone,
    occupancy,
    mealStatus,
    landmark,
    cuisines: location.cuisines.map((code) => referenceId('cuisines', code)),
    ...customLabelsOf(location),
    ...(reservations && reservationFields(reservations)),
    building: location.building === null ? null : idOf('buildings', location.building),
    brand: brand ? idOf('brands', brand.key) : null,
    features: flagsOf(location.features),
    payments: flagsOf(location.payments),
    image,
    menuImages,
    useMenuImages: menuImages.length > 0,
    menuContent: textOfBoards(location),
  })
  for (const [index, schedule] of location.schedules.entries())
    await create('schedules', scheduleFields(seeding, key, schedule, index))
}

/** The localized field is a list per language; the demo has a list of localized texts. */
const customLabelsOf = ({ customLabels }: DemoLocation) =>
  customLabels && { customLabels: { en: customLabels.map(({ en }) => en), fr: customLabels.map(({ fr }) => fr) } }

const reservationFields = ({ reservationMaxVisits, guestFriendLimit, ...settings }: DemoReservations) => ({
  ...settings,
  useReservations: true,
  useReservationHours: true,
  limitReservationVisits: reservationMaxVisits !== null,
  reservationMaxVisits,
  allowGuestFriends: guestFriendLimit !== null,
  guestFriendLimit,
})

/** The menu boards of a location as text, in both languages. Null without boards. */
const textOfBoards = ({ menuImages }: DemoLocation) => {
  const textIn = (locale: Locale) => menuImages.map(({ board }) => menuBoardText(board, locale)).join('') || null
  return { en: textIn('en'), fr: textIn('fr') }
}

function scheduleFields({ site, today, idOf }: Seeding, key: string, seasonal: DemoSchedule, index: number) {
  const { days, startOffsetDays, endOffsetDays, ...schedule } = forSeason(seasonal, today)
  return {
    id: idOf('schedules', key, String(index)),
    site,
    location: idOf('locations', key),
    ...schedule,
    days: weekdays.filter((day) => days.includes(Number(day))),
    ...datesOf(today, { startOffsetDays, endOffsetDays }),
  }
}
