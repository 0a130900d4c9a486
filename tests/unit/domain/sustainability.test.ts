import { climateFriendlyPercent, impactMetrics, ratings } from '@/domain/sustainability'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'

test('[PUB-2.74] [PUB-9.6] the ratings and the mark have the figures of the clause', () => {
  expect(ratings.map(({ name, betterThanPercent }) => [name, betterThanPercent])).toEqual([
    ['best', 95],
    ['great', 85],
    ['good', 75],
  ])
  expect(climateFriendlyPercent).toBe(70)
})

test('[PUB-2.74] the eight metrics of the clause, in its order, and words for each in both languages', () => {
  expect(impactMetrics.map((metric) => en.climate.metric[metric].toLowerCase())).toEqual([
    'greenhouse gas emissions',
    'processing',
    'biodiversity',
    'soil health',
    'land use',
    'animal welfare',
    'labor risk',
    'water usage',
  ])
  expect(Object.keys(fr.climate.metric).sort()).toEqual([...impactMetrics].sort())
})
