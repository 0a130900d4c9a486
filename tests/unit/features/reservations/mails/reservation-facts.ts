export const site = {
  name: { en: 'Northgate University', fr: 'Université Northgate' },
  slug: 'northgate',
  brandColor: '#1e5f74',
  email: 'dining@example.edu',
}
export const context = (locale: 'en' | 'fr') => ({ site, locale, serverUrl: 'https://dining.example.edu' })
export const facts = {
  firstName: 'Ana',
  locationName: { en: 'North Hall', fr: 'Salle des Chênes' },
  time: { date: '2026-12-01', hour: 17, minute: 30 },
  friends: 1,
}
