import { findDishNames } from '@/domain/menu/dish/find-dish-names'

const dish = (code: string, en: string, fr: string) => ({ id: code, code, name: { en, fr }, allergensDeclared: true })
const dishes = [
  dish('pate-chinois', 'Shepherd’s pie', 'Pâté chinois'),
  dish('pea-soup', 'Pea soup', 'Soupe aux pois'),
  dish('stuffed', 'Stuffed peppers', 'Poivrons farcis'),
  dish('eggs-florentine', 'Eggs Florentine', 'Œufs à la florentine'),
  dish('apple-pie', 'Apple pie', 'Tarte aux pommes'),
]

test.each([
  ['without accents', 'pate', ['pate-chinois']],
  ['with accents', 'Pâté', ['pate-chinois']],
  ['a ligature', 'oeufs', ['eggs-florentine']],
  ['in the other language', 'farcis', ['stuffed']],
  ['several words', 'pie app', ['apple-pie']],
  ['by code', 'pea-s', ['pea-soup']],
  ['beginnings of words first', 'p', ['apple-pie', 'pea-soup', 'pate-chinois', 'stuffed']],
  ['inside a word', 'hepherd', ['pate-chinois']],
  ['words of two languages', 'pie tarte', []],
  ['no words', ' … ', []],
])('finds dishes: %s', (_, text, codes) => {
  expect(findDishNames(dishes, text, 'en').map(({ code }) => code)).toEqual(codes)
})
