import { mostDishes, portionsOn, putOn, readPlate, withCount, writePlate } from '@/domain/plate'

const [soup, pie] = ['a'.repeat(24), 'b'.repeat(24)]
const numbered = (index: number) => index.toString(16).padStart(24, '0')
const full = Array.from({ length: mostDishes }, (_, index) => numbered(index))

test.each`
  what                               | text                            | plate
  ${'nothing'}                       | ${null}                         | ${''}
  ${'an empty text'}                 | ${''}                           | ${''}
  ${'one dish'}                      | ${soup}                         | ${soup}
  ${'two of a dish, one of another'} | ${`${soup}.2,${pie}`}           | ${`${soup}.2,${pie}`}
  ${'one, said as a count'}          | ${`${soup}.1`}                  | ${soup}
  ${'a dish said twice'}             | ${`${soup},${pie},${soup}.2`}   | ${`${soup}.3,${pie}`}
  ${'no more than nine'}             | ${`${soup}.6,${soup}.6`}        | ${`${soup}.9`}
  ${'a count of none'}               | ${`${soup}.0,${pie}`}           | ${pie}
  ${'a count of two digits'}         | ${`${soup}.10,${pie}`}          | ${pie}
  ${'a negative count'}              | ${`${soup}.-1,${pie}`}          | ${pie}
  ${'capitals'}                      | ${soup.toUpperCase()}           | ${''}
  ${'no id'}                         | ${`__proto__,<script>,${pie}`}  | ${pie}
  ${'spaces'}                        | ${` ${soup}`}                   | ${''}
  ${'twenty dishes'}                 | ${full.join(',')}               | ${full.join(',')}
  ${'one more than twenty'}          | ${[...full, soup].join(',')}    | ${full.join(',')}
  ${'more of the first of twenty'}   | ${[...full, full[0]].join(',')} | ${full.join(',').replace(',', '.2,')}
  ${'a text without end'}            | ${`${soup},`.repeat(1000)}      | ${''}
`('[PUB-2.38] a plate of $what', ({ text, plate }) => {
  expect(writePlate(readPlate(text))).toBe(plate)
})

test('[PUB-2.38] a dish is put on, counted up to nine, and taken off', () => {
  const one = putOn([], soup)
  expect(writePlate(putOn(putOn(one, pie), soup))).toBe(`${soup}.2,${pie}`)
  expect(writePlate(withCount(one, soup, 9))).toBe(`${soup}.9`)
  expect(writePlate(withCount(one, soup, 10))).toBe(`${soup}.9`)
  expect(withCount(one, soup, 0)).toEqual([])
  expect(withCount(one, pie, 3)).toEqual(one)
  expect(writePlate(putOn(readPlate(full.join(',')), soup))).toBe(full.join(','))
  expect(portionsOn(readPlate(`${soup}.2,${pie}`))).toBe(3)
})
