import { carriedAllergens, carryAllergens } from '@/domain/menu/carry-allergens'

test.each`
  path                                           | codes
  ${'/northgate/hours'}                          | ${[]}
  ${'/northgate/hours?mine=peanuts,milk&week=2'} | ${['peanuts', 'milk']}
  ${'/northgate?mine=peanuts&mine=milk'}         | ${['peanuts', 'milk']}
  ${'/northgate?mine=%22%3E%3Cscript%3E,milk'}   | ${['milk']}
`('reads $codes from $path', ({ path, codes }) => expect(carriedAllergens(path)).toEqual(codes))

test.each`
  href                         | mine                   | carried
  ${'/n/menu'}                 | ${[]}                  | ${'/n/menu'}
  ${'/n/menu'}                 | ${['peanuts', 'milk']} | ${'/n/menu?mine=peanuts,milk'}
  ${'/n/menu?location=x#soup'} | ${['milk']}            | ${'/n/menu?location=x&mine=milk#soup'}
  ${'/n/menu?mine=milk'}       | ${['peanuts']}         | ${'/n/menu?mine=peanuts'}
`('[PUB-4.3] carries $mine in $href', ({ href, mine, carried }) => expect(carryAllergens(href, mine)).toBe(carried))
