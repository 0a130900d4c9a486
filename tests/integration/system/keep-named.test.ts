import { makeRichText, makeUpload } from '@/domain/content/rich-text/nodes'
import { clock } from '@/server/clock'
import { createLocalized, localizedCreator } from '@/server/database/write-localized'
import { both, makeCampus, soupsAtLunch, type Campus } from '../../support/data/campus'
import { png } from '../../support/data/sample-files'
import { closePayload, openPayload } from '../../support/payload'

const payload = await openPayload()
const create = localizedCreator(payload)
clock.now = () => new Date('2026-11-20T17:05:00Z')
const overrideAccess = true // the test acts as the system
let north: Campus
beforeAll(async () => {
  north = await makeCampus(payload, 'northgate')
})
afterAll(closePayload)

const deleteDish = (id: string, locale: 'en' | 'fr' = 'en') =>
  payload.delete({ collection: 'dishes', id, locale, overrideAccess })
const statusOf = (date: string) => (date < '2027' ? 'published' : 'draft')
const makeMenu = (date: string, dish: string) =>
  create('menus', { _status: statusOf(date), site: north.site, location: north.hall, date, day: soupsAtLunch(dish) })

test.each(['2026-11-19', '2026-11-20', '2027-02-01'])(
  '[PUB-3.7] a dish on the menu or draft of %s, which is or will be served, stays, and the refusal names the menu',
  async (date) => {
    const menu = await makeMenu(date, north.soup)
    await expect(deleteDish(north.soup)).rejects.toThrow(`Still in use: ${date} · North Hall. Take it out there first.`)
    const where = { id: { equals: north.soup } }
    expect(await payload.count({ collection: 'dishes', where, overrideAccess })).toEqual({ totalDocs: 1 })
    await payload.delete({ collection: 'menus', id: menu.id, overrideAccess })
  },
)

test('a dish that only a past menu names can go', async () => {
  await makeMenu('2026-11-18', north.pie)
  await expect(deleteDish(north.pie)).resolves.toMatchObject({ id: north.pie })
})

test('many menus are counted, and documents of other sites do not matter', async () => {
  for (let day = 1; day <= 7; day++) await makeMenu(`2026-12-0${day}`, north.soup)
  await expect(deleteDish(north.soup)).rejects.toThrow(/2026-12-0\d · North Hall and 2 more\./)
  const south = await makeCampus(payload, 'southgate')
  await expect(deleteDish(south.soup)).resolves.toMatchObject({ id: south.soup })
})

test('a picture in a text stays', async () => {
  const data = await png(300, 200)
  const file = { data, mimetype: 'image/png', name: 'bowl.png', size: data.length }
  const alt = both('A bowl', 'Un bol')
  const picture = await createLocalized(payload, { collection: 'images', data: { site: north.site, alt }, file })
  const descriptionRichText = makeRichText([makeUpload('image-1', { relationTo: 'images', value: picture })])
  const news = { site: north.site, title: 'New bowls', descriptionRichText }
  const { id } = await payload.create({ collection: 'news', locale: 'fr', data: news as never, overrideAccess })
  const remove = () => payload.delete({ collection: 'images', id: picture, overrideAccess })
  await expect(remove()).rejects.toThrow('New bowls')
  await payload.delete({ collection: 'news', id, overrideAccess })
  await expect(remove()).resolves.toMatchObject({ id: picture })
})
