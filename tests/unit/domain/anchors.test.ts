import { anchorsOf } from '@/domain/anchors'

test.each`
  what                                     | titles                                                    | anchors
  ${'titles in English'}                   | ${['Welcome', 'Our Dining Philosophy']}                   | ${['welcome', 'our-dining-philosophy']}
  ${'French accents and ligatures'}        | ${['À la carte', 'Nos œufs frits', 'Été à Lac-Mégantic']} | ${['a-la-carte', 'nos-oeufs-frits', 'ete-a-lac-megantic']}
  ${'apostrophes of both kinds'}           | ${["Joignez-vous à l'équipe", 'L’équipe']}                | ${['joignez-vous-a-lequipe', 'lequipe']}
  ${'marks and spaces at the ends'}        | ${['  Sample   Menus! ', '« Traiteur »']}                 | ${['sample-menus', 'traiteur']}
  ${'doubles are numbered'}                | ${['Café', 'Cafe', 'CAFÉ']}                               | ${['cafe', 'cafe-2', 'cafe-3']}
  ${'a number that a double took'}         | ${['Staff', 'Staff', 'Staff 2']}                          | ${['staff', 'staff-2', 'staff-2-2']}
  ${'a number that a double may not take'} | ${['Staff 2', 'Staff', 'Staff']}                          | ${['staff-2', 'staff', 'staff-3']}
  ${'titles without letters'}              | ${['', '!!!', '食']}                                      | ${['part', 'part-2', 'part-3']}
  ${'ids that the frame of a page has'}    | ${['Main', 'Navigation']}                                 | ${['main-2', 'navigation-2']}
  ${'none'}                                | ${[]}                                                     | ${[]}
`('[PUB-2.70] $what', ({ titles, anchors }) => {
  expect(anchorsOf(titles)).toEqual(anchors)
})
