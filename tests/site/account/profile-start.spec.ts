import { expect, type Page } from '@playwright/test'
import { allLocationsResponse } from '@/contract/places/locations'
import { accountPath } from '@/domain/account/account-paths'
import { callApi, siteIdOf } from '../../v1/campus'
import { setLanguage } from '../../support/browser/site-pages'
import { test } from '../../support/browser/visitor'

const texts = {
  en: {
    slug: 'northgate',
    labels: ['First name', 'Last name', 'Student ID', 'Phone', 'Mobile', 'Address', 'City', 'Province', 'Postal code'],
    remove: (name: string) => `Remove ${name} from your favourites`,
  },
  fr: {
    slug: 'universite-saint-cyrille',
    labels: [
      'Prénom',
      'Nom',
      'Numéro étudiant',
      'Téléphone',
      'Cellulaire',
      'Adresse',
      'Ville',
      'Province',
      'Code postal',
    ],
    remove: (name: string) => `Retirer ${name} de vos favoris`,
  },
} as const

const phones = ['(705) 555 - 0199', '(418) 555 - 0181']

/** Signs up a new customer, whom no other test uses. */
async function signUp(page: Page, siteId: string) {
  const password = 'Secret-word1!'
  const email = `${test.info().testId}-${Date.now()}@example.com`
  const person = { first_name: 'Noémie', last_name: 'd’Arc', email, password, confirm_password: password }
  await post(page, 'create', { site_id: siteId, ...person })
}
async function post(page: Page, path: string, data: object) {
  const response = await page.request.post(`/v1/customer/${path}`, { data })
  expect(await response.json()).toMatchObject({ status: 'success' })
}

for (const [language, text] of Object.entries(texts) as ['en' | 'fr', (typeof texts)['en' | 'fr']][]) {
  const { slug, labels } = text

  test(`[CUS-2.24] the profile starts with every stored detail, and without any that is not stored (${language})`, async ({
    page,
    baseURL,
  }) => {
    const siteId = await siteIdOf(page.request, slug)
    await signUp(page, siteId)
    await setLanguage(page, language, baseURL)
    const values = async () => {
      await page.goto(accountPath('account', slug, language))
      const field = (label: string) => page.getByRole('main').getByLabel(new RegExp(`^${label}\\s*(?:\\(|$)`))
      return Promise.all(labels.map((label) => field(label).inputValue()))
    }
    expect(await values()).toEqual(['Noémie', 'd’Arc', '', '', '', '', '', '', ''])
    await post(page, 'update_customer', {
      ...{ site_id: siteId, student_id: 'N00123', phone: '7055550199', mobile: '4185550181' },
      ...{ address: '12 King St. W', city: 'Parry Sound', province: 'ON', postal_code: 'P2A 9Z9' },
    })
    const address = ['12 King St. W', 'Parry Sound', 'ON', 'P2A 9Z9']
    expect(await values()).toEqual(['Noémie', 'd’Arc', 'N00123', ...phones, ...address])
  })

  test(`[CUS-2.24] the account knows the locations of its site, with those in buildings, by name (${language})`, async ({
    page,
    baseURL,
  }) => {
    const siteId = await siteIdOf(page.request, slug)
    const query = `site_id=${siteId}&with_buildings=true&for_profile=true&locale=${language}`
    const { locations, buildings } = await callApi(
      page.request,
      `locations/all_locations?${query}`,
      allLocationsResponse,
    )
    const inBuildings = buildings.flatMap((building) => building.locations.map(({ id }) => id))
    expect(inBuildings).not.toEqual([])
    expect(locations.map(({ id }) => id)).toEqual(expect.arrayContaining(inBuildings))
    await signUp(page, siteId)
    await setLanguage(page, language, baseURL)
    for (const { id } of locations)
      await post(page, 'add_favourite', { site_id: siteId, kind: 'location', target_id: id })
    await page.goto(`${accountPath('account', slug, language)}?part=favourites`)
    for (const { name } of locations)
      await expect(page.getByRole('button', { name: text.remove(name), exact: true })).toBeVisible()
  })
}
