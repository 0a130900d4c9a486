import { climateFriendlyPercent, impactMetrics, ratings } from '@/domain/menu/dish/sustainability'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'

test('[PUB-2.74] [PUB-9.6] rates recipes at 95, 85 and 75 percent and climate-friendly dishes at 70', () => {
  expect(ratings.map(({ name, betterThanPercent }) => [name, betterThanPercent])).toEqual([
    ['best', 95],
    ['great', 85],
    ['good', 75],
  ])
  expect(climateFriendlyPercent).toBe(70)
})

test('[PUB-2.74] has the eight metrics in order, with texts in both languages', () => {
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
