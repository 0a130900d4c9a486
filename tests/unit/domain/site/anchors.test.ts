import { createAnchors } from '@/domain/site/anchors'

test.each`
  what                                     | titles                                                    | anchors
  ${'titles in English'}                   | ${['Welcome', 'Our Dining Philosophy']}                   | ${['welcome', 'our-dining-philosophy']}
  ${'French accents and ligatures'}        | ${['À la carte', 'Nos œufs frits', 'Été à Lac-Mégantic']} | ${['a-la-carte', 'nos-oeufs-frits', 'ete-a-lac-megantic']}
  ${'apostrophes of both kinds'}           | ${["Joignez-vous à l'équipe", 'L’équipe']}                | ${['joignez-vous-a-lequipe', 'lequipe']}
  ${'punctuation and spaces at the ends'}  | ${['  Sample   Menus! ', '« Traiteur »']}                 | ${['sample-menus', 'traiteur']}
  ${'duplicate titles'}                    | ${['Café', 'Cafe', 'CAFÉ']}                               | ${['cafe', 'cafe-2', 'cafe-3']}
  ${'a number that a duplicate has taken'} | ${['Staff', 'Staff', 'Staff 2']}                          | ${['staff', 'staff-2', 'staff-2-2']}
  ${'a number that is already taken'}      | ${['Staff 2', 'Staff', 'Staff']}                          | ${['staff-2', 'staff', 'staff-3']}
  ${'titles without letters'}              | ${['', '!!!', '食']}                                      | ${['part', 'part-2', 'part-3']}
  ${'ids of the page layout'}              | ${['Main', 'Navigation']}                                 | ${['main-2', 'navigation-2']}
  ${'no titles'}                           | ${[]}                                                     | ${[]}
`('[PUB-2.70] creates anchors for $what', ({ titles, anchors }) => {
  expect(createAnchors(titles)).toEqual(anchors)
})
