import { favouritesMail } from '@/features/account/favourites/favourites-mail'
import { frenchRules, spaceBeforeSign } from '../../../../support/data/french-rules'

const mail = (locale: 'en' | 'fr') =>
  favouritesMail({
    site: { name: { en: 'Northgate', fr: 'Porte-Nord' }, slug: 'northgate', brandColor: '#7a1f2b' },
    locale,
    firstName: 'Ana',
    date: '2026-11-24',
    served: [
      {
        name: { en: 'Pea soup <b>', fr: 'Soupe aux pois' },
        places: [
          { location: { en: 'North Hall', fr: 'Salle Nord' }, period: { en: 'Lunch', fr: 'Dîner' } },
          { location: { en: 'River Café', fr: 'Café du Fleuve' }, period: { en: 'Supper', fr: 'Souper' } },
        ],
      },
    ],
    serverUrl: 'https://dining.example.edu',
    stopUrl: 'https://dining.example.edu/northgate/stop-favourite-emails?token=abc',
  })

test('says in English where favourites are served, and how to stop the mails', () => {
  const { subject, text, html } = mail('en')
  expect(subject).toBe('Your favourites are served today')
  for (const part of [
    'Hello Ana,',
    'Tuesday, November 24th, 2026',
    'North Hall, Lunch · River Café, Supper',
    'Northgate Dining',
  ])
    expect(text).toContain(part)
  expect(text).toContain('Stop these emails\nhttps://dining.example.edu/northgate/stop-favourite-emails?token=abc')
  expect(html).toContain('Pea soup &lt;b&gt;')
  expect(html).toContain('href="https://dining.example.edu/northgate/stop-favourite-emails?token=abc"')
})

test('says it in French', () => {
  const { subject, text } = mail('fr')
  expect(subject).toBe('Vos favoris sont servis aujourd’hui')
  for (const part of ['Bonjour Ana,', 'Soupe aux pois', 'Salle Nord, Dîner · Café du Fleuve, Souper'])
    expect(text).toContain(part)
  for (const [rule, mistake] of frenchRules) expect([rule, mistake.exec(text)?.[0]]).toEqual([rule, undefined])
  expect(text).not.toMatch(spaceBeforeSign)
})

test('never mentions health data', () =>
  expect(JSON.stringify([mail('en'), mail('fr')])).not.toMatch(/allerg|epineph|épineph|insecur/i))
