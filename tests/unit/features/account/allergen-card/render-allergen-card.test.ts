import type { AllergenCard } from '@/domain/account/allergen-card'
import { renderAllergenCard } from '@/features/account/allergen-card/render-allergen-card'
import { readPdf } from '../../../../support/formats/pdf'

const site = { brandColor: '#7a1f2b' }
const card: AllergenCard = {
  siteName: { en: 'Northgate', fr: 'Porte-Nord' },
  holderName: 'Łukasz <b>Roy-Côté</b> & fils',
  allergens: [
    { en: 'Peanuts', fr: 'Arachides' },
    { en: 'Tree Nuts', fr: 'Noix' },
  ],
  customAllergens: ['Kiwi'],
  carriesEpinephrine: true,
  contact: { name: 'Hélène Roy', number: '4185550181' },
  madeOn: '2026-11-24',
}

test('[CUS-2.25] the card has everything in both languages on one page', async () => {
  const { text, meta, pages } = await readPdf(await renderAllergenCard(card, site))
  for (const part of [
    'Allergen card',
    'Carte d’allergènes',
    'Łukasz <b>Roy-Côté</b> & fils',
    'Northgate · Porte-Nord',
    'I am allergic to Peanuts Tree Nuts Kiwi',
    'J’ai une allergie aux aliments suivants Arachides Noix Kiwi',
    'I carry epinephrine (auto-injector).',
    'J’ai de l’épinéphrine sur moi (auto-injecteur).',
    'In an emergency, call 911. Then call Hélène Roy 418-555-0181',
    'En cas d’urgence, appelez le 911. Appelez ensuite Hélène Roy 418 555-0181',
    'Made on Tuesday, November 24th, 2026',
    'mardi 24 novembre 2026',
  ])
    expect(text).toContain(part)
  expect(meta.info).toMatchObject({ Title: 'Allergen card / Carte d’allergènes' })
  expect(pages).toBe(1)
})

test('does not say that somebody carries epinephrine or has a contact when the profile does not', async () => {
  const { text } = await readPdf(await renderAllergenCard({ ...card, carriesEpinephrine: false, contact: null }, site))
  expect(text).not.toMatch(/epinephrine|épinéphrine|Then call|Appelez ensuite/)
  expect(text).toContain('In an emergency, call 911.')
})

test('allergens in the holder’s own words are printed', async () => {
  const names = ['Đậu phộng', 'фундук', 'Ξηροί καρποί', 'orzechy włoskie']
  const { text } = await readPdf(await renderAllergenCard({ ...card, customAllergens: names }, site))
  expect(text.normalize('NFC')).toContain(`I am allergic to Peanuts Tree Nuts ${names.join(' ')} `)
})

test('an allergen that cannot be printed is never left out: the card says that there is one more', async () => {
  const foreign = { ...card, customAllergens: ['花生', 'Kiwi'], contact: { name: '李小龙', number: '4185550181' } }
  const { text } = await readPdf(await renderAllergenCard(foreign, site))
  expect(text).toContain('Tree Nuts One more allergen, which this card cannot print. Ask me to show it. Kiwi')
  expect(text).toContain(
    'Noix Un autre allergène, que cette carte ne peut pas imprimer. Demandez-moi de le montrer. Kiwi',
  )
  expect(text).toContain('Then call 418-555-0181')
  expect(text).not.toContain('?')
})

test('hostile names and colours do not break it, and many allergens go on to further pages', async () => {
  const hostile = {
    ...card,
    holderName: `${'W'.repeat(300)} 李小龙 😀 \u202Eevil`,
    customAllergens: Array.from({ length: 120 }, (_, at) => `No. ${at + 1}.`),
    contact: { name: 'x'.repeat(255), number: '12' },
  }
  const { text, pages } = await readPdf(await renderAllergenCard(hostile, { brandColor: 'red;}' }))
  expect(pages).toBeGreaterThan(1)
  for (let at = 1; at <= 120; at++) expect(text).toContain(`No. ${at}.`)
  expect(text.replace(/[\s-]/g, '')).toContain(`${'W'.repeat(300)}????evil`)
})
