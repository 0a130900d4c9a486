import { dishMarks } from '@/domain/menu/dish/dish-marks'
import { label, makeDish, showAll } from '../../../features/menu/dish-fixture'

const labels = [label('vegan', 'Vegan', 'Végétalien', 2), label('halal', 'Halal', 'Halal', 1)]
const sodium = label('sodium', 'Salty', 'Salé', 3)

test('returns that a dish is sold out, then its known labels by sort order', () => {
  const dish = makeDish({ labels: ['vegan', 'halal', 'unknown'], nutrients: {}, soldOut: true })
  expect(dishMarks(dish, labels, 'fr', 'Sodium', showAll)).toEqual([
    { code: 'sold-out', word: 'Épuisé' },
    { code: 'halal', word: 'Halal' },
    { code: 'vegan', word: 'Végétalien' },
  ])
})

test.each`
  amount    | marked
  ${'2300'} | ${true}
  ${'2299'} | ${false}
`('[PUB-9.3] marks a dish with $amount mg of sodium: $marked', ({ amount, marked }) => {
  const dish = makeDish({ labels: [], nutrients: amount ? { sodium: amount } : {} })
  expect(dishMarks(dish, [sodium], 'en', 'Sodium', showAll)).toEqual(marked ? [{ code: 'sodium', word: 'Salty' }] : [])
  expect(dishMarks(dish, [], 'en', 'Sodium', showAll)).toEqual(marked ? [{ code: 'sodium', word: 'Sodium' }] : [])
})

test('[PUB-3.1] omits the marks that the site does not show, even those that staff gave the dish', () => {
  const dish = makeDish({ labels: ['sodium', 'pork', 'halal'] })
  const known = [...labels, sodium, label('pork', 'Pork', 'Porc', 4)]
  const codes = (over: object) =>
    dishMarks(dish, known, 'en', 'Sodium', { ...showAll, ...over }).map(({ code }) => code)
  expect(codes({})).toEqual(['halal', 'sodium', 'pork'])
  expect(codes({ sodiumWarning: false })).toEqual(['halal', 'pork'])
  expect(codes({ porkIcon: false })).toEqual(['halal', 'sodium'])
})
