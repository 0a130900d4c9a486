import { knownAllergens } from '@/domain/menu/allergens/allergens'
import { nameAllergens } from '@/domain/menu/allergens/complete-allergens'
import { readExclusions } from '@/domain/search/read-exclusions'

const filters = knownAllergens.map(({ code, name }) => ({
  id: code,
  code,
  name,
  type: 'allergen' as const,
  sortOrder: 0,
}))
const known = nameAllergens(filters as never)
/** What a search excludes, in alphabetical order, the words that it searches for, and what it does not understand. */
const read = (text: string) => {
  const { words, without, unread } = readExclusions(text, known)
  return [without.toSorted().join(' '), words.join(' '), unread.join(' | ')]
}
const nuts = 'peanuts tree-nuts'
const shellfish = 'shellfish-crustacean shellfish-mollusk'

test.each`
  text                                         | without                        | words
  ${'peanut free'}                             | ${'peanuts'}                   | ${''}
  ${'Peanut-free pad thai'}                    | ${'peanuts'}                   | ${'pad thai'}
  ${'pad thai without peanuts'}                | ${'peanuts'}                   | ${'pad thai'}
  ${'no peanuts'}                              | ${'peanuts'}                   | ${''}
  ${'allergic to peanuts'}                     | ${'peanuts'}                   | ${''}
  ${'I am allergic to peanuts and sesame'}     | ${'peanuts sesame'}            | ${''}
  ${'pad thai w/o peanuts'}                    | ${'peanuts'}                   | ${'pad thai'}
  ${"I can't eat peanuts"}                     | ${'peanuts'}                   | ${''}
  ${'I don’t want peanuts'}                    | ${'peanuts'}                   | ${''}
  ${"I'm allergic to peanuts"}                 | ${'peanuts'}                   | ${''}
  ${'cookies minus the nuts'}                  | ${nuts}                        | ${'cookies'}
  ${'je ne peux pas manger de noix'}           | ${nuts}                        | ${''}
  ${'je n’ai pas droit au lait'}               | ${'milk'}                      | ${''}
  ${'pâtes s/noix'}                            | ${nuts}                        | ${'pates'}
  ${'pasta w/ nuts'}                           | ${''}                          | ${'pasta with nuts'}
  ${'peanut allergy'}                          | ${'peanuts'}                   | ${''}
  ${'free from peanuts'}                       | ${'peanuts'}                   | ${''}
  ${'without peanut butter'}                   | ${'peanuts'}                   | ${''}
  ${'does not contain peanuts'}                | ${'peanuts'}                   | ${'does'}
  ${'nut free'}                                | ${nuts}                        | ${''}
  ${'nutfree cookies'}                         | ${nuts}                        | ${'cookies'}
  ${'no nuts please'}                          | ${nuts}                        | ${'please'}
  ${'tree nut free'}                           | ${'tree-nuts'}                 | ${''}
  ${'without almonds'}                         | ${'tree-nuts'}                 | ${''}
  ${'peanut and tree nut free lunch'}          | ${nuts}                        | ${'lunch'}
  ${'dairy free'}                              | ${'milk'}                      | ${''}
  ${'non-dairy dessert'}                       | ${'milk'}                      | ${'dessert'}
  ${'lactose intolerant'}                      | ${'milk'}                      | ${''}
  ${'without cheese'}                          | ${'milk'}                      | ${''}
  ${'soup without milk or eggs'}               | ${'egg milk'}                  | ${'soup'}
  ${'without egg'}                             | ${'egg'}                       | ${''}
  ${'egg, milk and soy free muffin'}           | ${'egg milk soy'}              | ${'muffin'}
  ${'vegan without soy'}                       | ${'soy'}                       | ${'vegan'}
  ${'vegan and gluten free'}                   | ${'gluten'}                    | ${'vegan'}
  ${'gluten free and vegan'}                   | ${'gluten'}                    | ${'vegan'}
  ${'Gluten-free pizza'}                       | ${'gluten'}                    | ${'pizza'}
  ${'glutenfree'}                              | ${'gluten'}                    | ${''}
  ${'celiac'}                                  | ${'gluten'}                    | ${''}
  ${'avoiding gluten'}                         | ${'gluten'}                    | ${''}
  ${'no wheat'}                                | ${'wheat'}                     | ${''}
  ${'shellfish free'}                          | ${shellfish}                   | ${''}
  ${'no seafood'}                              | ${`fish ${shellfish}`}         | ${''}
  ${'allergic to fish, shrimp'}                | ${'fish shellfish-crustacean'} | ${''}
  ${'no msg'}                                  | ${'msg'}                       | ${''}
  ${'mustard free sandwich'}                   | ${'mustard'}                   | ${'sandwich'}
  ${'without sulfites'}                        | ${'sulphites'}                 | ${''}
  ${'dishes without milk'}                     | ${'milk'}                      | ${''}
  ${'without penuts'}                          | ${'peanuts'}                   | ${''}
  ${'soup with beef and rice without peanuts'} | ${'peanuts'}                   | ${'soup beef rice'}
  ${'sans arachide'}                           | ${'peanuts'}                   | ${''}
  ${'sans arachides ni noix'}                  | ${nuts}                        | ${''}
  ${'Pâtes sans noix'}                         | ${nuts}                        | ${'pates'}
  ${'sans noix de cajou'}                      | ${'tree-nuts'}                 | ${''}
  ${'sans lait'}                               | ${'milk'}                      | ${''}
  ${'sans produits laitiers'}                  | ${'milk'}                      | ${''}
  ${'plats sans lactose'}                      | ${'milk'}                      | ${''}
  ${'sans lait, sans œufs, sans soya'}         | ${'egg milk soy'}              | ${''}
  ${'sans sésame'}                             | ${'sesame'}                    | ${''}
  ${'sans-gluten'}                             | ${'gluten'}                    | ${''}
  ${'pizza sans gluten au fromage'}            | ${'gluten'}                    | ${'pizza fromage'}
  ${'sans poisson et sans fruits de mer'}      | ${`fish ${shellfish}`}         | ${''}
  ${'sans moutarde'}                           | ${'mustard'}                   | ${''}
  ${'sans sulfites'}                           | ${'sulphites'}                 | ${''}
  ${'sans blé ni soja'}                        | ${'soy wheat'}                 | ${''}
  ${'allergie aux noix'}                       | ${nuts}                        | ${''}
  ${'allergie à l’arachide'}                   | ${'peanuts'}                   | ${''}
  ${'je suis allergique au lait et aux œufs'}  | ${'egg milk'}                  | ${''}
  ${'intolérance au lactose'}                  | ${'milk'}                      | ${''}
  ${'végane sans noix'}                        | ${nuts}                        | ${'vegane'}
  ${'souper sans lait et végane'}              | ${'milk'}                      | ${'souper vegane'}
  ${'pas de crevettes'}                        | ${'shellfish-crustacean'}      | ${''}
  ${'ni lait ni œufs'}                         | ${'egg milk'}                  | ${''}
`('"$text" excludes $without and searches for "$words"', ({ text, without, words }) => {
  expect(read(text)).toEqual([without, words, ''])
})

test.each`
  text                       | unread
  ${'no pork'}               | ${'no pork'}
  ${'sans viande'}           | ${'sans viande'}
  ${'sugar free'}            | ${'sugar free'}
  ${'without coconut milk'}  | ${'without coconut'}
  ${'sans lait de coco'}     | ${'sans lait de coco'}
  ${'sans noix de coco'}     | ${'sans noix de coco'}
  ${'without milk and pork'} | ${'without milk and pork'}
  ${'pork and dairy free'}   | ${'pork and dairy free'}
  ${'allergic to kiwi'}      | ${'allergic to kiwi'}
  ${'allergie aux kiwis'}    | ${'allergie aux kiwis'}
  ${'pasta without'}         | ${'without'}
  ${'nuts? never'}           | ${'never'}
`('"$text" is not understood', ({ text, unread }) => {
  expect(read(text)[2]).toBe(unread)
})

test.each`
  text                   | words
  ${'peanut'}            | ${'peanut'}
  ${'mac & cheese'}      | ${'mac cheese'}
  ${'free range eggs'}   | ${'free range eggs'}
  ${'allergies'}         | ${'allergies'}
  ${'food allergy menu'} | ${'food allergy menu'}
  ${'nougat'}            | ${'nougat'}
  ${''}                  | ${''}
`('"$text" excludes nothing', ({ text, words }) => {
  expect(read(text)).toEqual(['', words, ''])
})

test('an allergen that the site cannot filter is not understood', () => {
  expect(
    readExclusions(
      'sans sésame',
      known.filter(({ code }) => code !== 'sesame'),
    ),
  ).toMatchObject({
    without: [],
    unread: ['sans sesame'],
  })
})
