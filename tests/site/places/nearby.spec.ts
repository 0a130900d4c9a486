import { expect, type Page } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { setLanguage } from '../../support/browser/site-pages'
import { test } from '../../support/browser/visitor'

/** About 90 m to the south of North Hall. */
const onCampus = { latitude: 45.3455, longitude: -80.025 }
const paris = { latitude: 48.8566, longitude: 2.3522 }
const texts = {
  en: {
    hall: 'North Hall',
    lantern: 'The Lantern',
    landmark: 'Ground floor, behind the mailboxes',
    nearby: 'Open now nearby',
    inside: /North Hall\s*\(same building\)/,
    apart: /Trailside Market\s*\(290\u00a0m\)/,
    directions: /^Directions: The Lantern/,
    button: 'Show what is near me',
    found: 'Distances are from where you are',
    nearest: /Nearest open now\s*North Hall \(90\u00a0m\)/,
    distance: '90\u00a0m from you',
    refused: 'Your browser did not share your position, so distances are not shown.',
    unavailable: 'Sorry, we couldn’t find your position, so distances are not shown.'.replace('’', "'"),
    away: 'You seem to be away from campus, so distances are not shown.',
    closed: '2 locations are closed right now: see what is open nearby',
    cafe: 'Observatory Café',
  },
  fr: {
    hall: 'Salle Nord',
    lantern: 'La Lanterne',
    landmark: 'Au rez-de-chaussée, derrière les boîtes aux lettres',
    nearby: 'Ouvert en ce moment, tout près',
    inside: /Salle Nord\s*\(même pavillon\)/,
    apart: /Marché du sentier\s*\(290\u00a0m\)/,
    directions: /^Itinéraire\s: La Lanterne/,
    button: 'Voir ce qui est près de moi',
    found: 'Les distances sont calculées à vol d’oiseau',
    nearest: /le plus près de vous\s*Salle Nord \(90\u00a0m\)/,
    distance: 'à 90\u00a0m de vous',
    refused: 'Votre navigateur n’a pas partagé votre position',
    unavailable: 'Désolés, nous n’avons pas pu trouver votre position',
    away: 'Vous semblez loin du campus',
    closed: '2 points de service sont fermés en ce moment\u00a0: voir ce qui est ouvert tout près',
    cafe: 'Café de l’Observatoire',
  },
} as const

const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })

for (const language of ['en', 'fr'] as const) {
  const messages = texts[language]

  test(`a closed location names the open ones nearby, and each says how to find it (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    await page.goto('/northgate/locations')
    const card = cardOf(page, messages.lantern)
    await expect(card).toContainText(messages.landmark)
    await expect(card).toContainText(messages.nearby)
    await expect(card).toContainText(messages.inside)
    await expect(card).toContainText(messages.apart)
    await expect(card.getByRole('link', { name: messages.directions })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/directions?to=45.346%2C-80.0239',
    )
    await expect(cardOf(page, messages.hall)).not.toContainText(messages.nearby)
    await card.getByRole('link', { name: messages.hall }).click()
    await expect(page).toHaveURL(/\/northgate\/whats-on-the-menu\?location=(?:north-hall|salle-nord)$/)
    await expect(page.getByRole('main')).not.toContainText(messages.nearby)

    for (const location of ['the-lantern', 'observatory-cafe']) {
      await page.goto(`/northgate/whats-on-the-menu?location=${location}`)
      await expect(page.getByRole('main')).toContainText(messages.nearby)
    }
    await page.goto('/northgate/hours-of-operation')
    await page.getByText(messages.closed).click()
    await expect(page.getByRole('listitem').filter({ hasText: messages.lantern }).first()).toContainText(
      messages.inside,
    )
    expect(await findViolations(page)).toEqual([])
  })

  test(`distances appear after the visitor asks (${language})`, async ({ page, context, baseURL }) => {
    await setLanguage(page, language, baseURL)
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(onCampus)
    await page.addInitScript(() => {
      const { geolocation } = navigator
      const locate = geolocation.getCurrentPosition.bind(geolocation)
      geolocation.getCurrentPosition = (...parameters) => {
        document.documentElement.dataset.asked = 'true'
        locate(...parameters)
      }
    })
    await page.goto('/northgate/locations')
    await expect(page.locator('html')).not.toHaveAttribute('data-asked')
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await page.getByRole('button', { name: messages.button }).click()
    await expect(page.getByText(messages.found)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: messages.nearest })).toBeVisible()
    await expect(cardOf(page, messages.hall)).toContainText(messages.distance)
    expect(sent.filter((url) => /45\.34|80\.02/.test(decodeURIComponent(url)))).toEqual([])
    expect(await findViolations(page)).toEqual([])
  })

  test(`without a usable position the page says so in one sentence (${language})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    await page.goto('/northgate/campus-map')
    const button = page.getByRole('button', { name: messages.button })
    await button.click()
    await expect(page.getByRole('status').filter({ hasText: messages.refused })).toBeVisible()
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(paris)
    await button.click()
    await expect(page.getByRole('status').filter({ hasText: messages.away })).toBeVisible()
    await page.evaluate(() => {
      navigator.geolocation.getCurrentPosition = (_found, failed) =>
        failed?.({ code: 2, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' })
    })
    await button.click()
    await expect(page.getByRole('status').filter({ hasText: messages.unavailable })).toBeVisible()
    await expect(page.getByRole('region', { name: messages.hall })).toBeVisible()
  })
}

test('pins say open or closed in a word, and the label of the selected one covers no other', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/northgate/campus-map')
  const map = page.getByRole('region', { name: 'Map of Northgate University' })
  await expect(map.getByRole('button', { name: '1 North Hall Open' })).toBeVisible()
  await expect(map.getByRole('button', { name: '5 Observatory Café Closed' })).toBeVisible()
  const pins = await map.getByRole('button', { name: /^\d/ }).all()
  expect(pins).toHaveLength(6)
  for (const pin of pins) {
    await pin.click()
    await expect(pin).toHaveAttribute('aria-pressed', 'true')
    // The map moves to the selected pin, so that all boxes are read at the same moment.
    await expect.poll(() => map.evaluate(findCoveredPins), `${await pin.textContent()} covers others`).toEqual([])
  }
})

/** The pins of a map that the label of the selected one covers by more than a pixel. */
function findCoveredPins(map: Element): (string | null)[] {
  const pins = [...map.querySelectorAll('button')].filter((each) => each.querySelector('.map-label'))
  const selected = pins.find((each) => each.getAttribute('aria-pressed') === 'true')
  const label = selected?.querySelector('.map-label')?.getBoundingClientRect()
  if (!label) return ['no label is visible']
  const isCovered = (box: DOMRect) =>
    label.right > box.left + 1 && box.right > label.left + 1 && label.bottom > box.top + 1 && box.bottom > label.top + 1
  return pins
    .filter((each) => each !== selected && isCovered(each.getBoundingClientRect()))
    .map((each) => each.textContent)
}
