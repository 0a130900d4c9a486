import fc from 'fast-check'
import { clipGsm, countSegments, gsmLength, toGsm } from '@/domain/text-messages/gsm-alphabet'

fc.configureGlobal({ seed: 1 })

test.each([
  ['', 0],
  ['Rappel', 6],
  ['éèàùìòäöüñÉÇ', 12],
  ['[a] 5 €', 10],
  ['ê', null],
  ['ç', null],
  ['œ', null],
  ['À', null],
  ['’', null],
  ['\u00a0', null],
  ['🍕', null],
])('%j takes %j places', (text, places) => {
  expect(gsmLength(text)).toBe(places)
})

test.each([
  ['Université Saint-Cyrille\u00a0: l’été', "Université Saint-Cyrille : l'été"],
  ['« Chez Zoé » — fenêtre, œuf, façade', '"Chez Zoé" - fenetre, oeuf, facade'],
  ['À l’École', "A l'École"],
  ['Pizza 🍕 du 東京 midi…', 'Pizza du midi...'],
  [' a \n\t b ', 'a b'],
  ['e\u0301te\u0302', 'éte'],
])('writes %j as %j', (text, expected) => {
  expect(toGsm(text)).toBe(expected)
})

test.each([
  ['Salle Nord', 10, 'Salle Nord'],
  ['Salle Nord', 9, 'Salle...'],
  ['Salle [Nord]', 12, 'Salle [N...'],
])('clips %j to %i places: %j', (text, places, expected) => {
  expect(clipGsm(text, places)).toBe(expected)
})

test.each([
  [160, 1],
  [161, 2],
  [306, 2],
  [307, 3],
])('%i places take %i messages', (places, segments) => {
  expect(countSegments('a'.repeat(places))).toBe(segments)
})

test('everything that is written or clipped is in the alphabet and fits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 3, max: 60 }), (text, places) => {
      expect(gsmLength(toGsm(text))).not.toBeNull()
      expect(gsmLength(clipGsm(text, places)) ?? Infinity).toBeLessThanOrEqual(places)
    }),
  )
})
