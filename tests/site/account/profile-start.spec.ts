import { expect, type Page } from '@playwright/test'
import { allLocationsResponse } from '@/contract/places/locations'
import { accountPath } from '@/domain/account/account-paths'
import { callApi, siteIdOf } from '../../v1/campus'
import { setLanguage } from '../../support/browser/site-pages'
import { signUp } from '../../support/browser/sign-up'
import { test } from '../../support/browser/visitor'

const slug = 'universite-saint-cyrille'
const phones = ['(705) 555 - 0199', '(418) 555 - 0181']
const labels = [
  ...['Prénom', 'Nom', 'Numéro étudiant', 'Téléphone', 'Cellulaire'],
  ...['Adresse', 'Ville', 'Province', 'Code postal'],
]

async function post(page: Page, path: string, data: object) {
  const response = await page.request.post(`/v1/customer/${path}`, { data })
  expect(await response.json()).toMatchObject({ status: 'success' })
}

test('[CUS-2.24] the profile starts with the stored details, and the account knows the locations of its site, with those in buildings', async ({
  page,
}) => {
  const site_id = await siteIdOf(page.request, slug)
  await signUp(page, slug, { first_name: 'Noémie', last_name: 'd’Arc' })
  await setLanguage(page, 'fr')
  const values = async () => {
    await page.goto(accountPath('account', slug, 'fr'))
    const field = (label: string) => page.getByRole('main').getByLabel(new RegExp(`^${label}\\s*(?:\\(|$)`))
    return Promise.all(labels.map((label) => field(label).inputValue()))
  }
  expect(await values()).toEqual(['Noémie', 'd’Arc', '', '', '', '', '', '', ''])
  await post(page, 'update_customer', {
    ...{ site_id, student_id: 'N00123', phone: '7055550199', mobile: '4185550181' },
    ...{ address: '12 King St. W', city: 'Parry Sound', province: 'ON', postal_code: 'P2A 9Z9' },
  })
  const address = ['12 King St. W', 'Parry Sound', 'ON', 'P2A 9Z9']
  expect(await values()).toEqual(['Noémie', 'd’Arc', 'N00123', ...phones, ...address])

  const query = `site_id=${site_id}&with_buildings=true&for_profile=true&locale=fr`
  const { locations, buildings } = await callApi(page.request, `locations/all_locations?${query}`, allLocationsResponse)
  const inBuildings = buildings.flatMap((building) => building.locations.map(({ id }) => id))
  expect(inBuildings).not.toEqual([])
  expect(locations.map(({ id }) => id)).toEqual(expect.arrayContaining(inBuildings))
  for (const { id } of locations) await post(page, 'add_favourite', { site_id, kind: 'location', target_id: id })
  await page.goto(`${accountPath('account', slug, 'fr')}?part=favourites`)
  for (const { name } of locations)
    await expect(page.getByRole('button', { name: `Retirer ${name} de vos favoris`, exact: true })).toBeVisible()
})
