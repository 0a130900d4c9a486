import {
  maxDishes,
  countPortions,
  addPortions,
  parsePlate,
  parseWholePlate,
  putOnPlate,
  setPortions,
  serializePlate,
} from '@/domain/menu/plate'

const [soup, pie] = ['a'.repeat(24), 'b'.repeat(24)]
const numbered = (index: number) => index.toString(16).padStart(24, '0')
const full = Array.from({ length: maxDishes }, (_, index) => numbered(index))

test.each`
  what                               | text                            | plate
  ${'nothing'}                       | ${null}                         | ${''}
  ${'an empty text'}                 | ${''}                           | ${''}
  ${'one dish'}                      | ${soup}                         | ${soup}
  ${'two of a dish, one of another'} | ${`${soup}.2,${pie}`}           | ${`${soup}.2,${pie}`}
  ${'one portion as a count'}        | ${`${soup}.1`}                  | ${soup}
  ${'a repeated dish'}               | ${`${soup},${pie},${soup}.2`}   | ${`${soup}.3,${pie}`}
  ${'no more than nine'}             | ${`${soup}.6,${soup}.6`}        | ${`${soup}.9`}
  ${'a count of 0'}                  | ${`${soup}.0,${pie}`}           | ${pie}
  ${'a count of two digits'}         | ${`${soup}.10,${pie}`}          | ${pie}
  ${'capitals'}                      | ${soup.toUpperCase()}           | ${''}
  ${'invalid ids'}                   | ${`__proto__,<script>,${pie}`}  | ${pie}
  ${'twenty dishes'}                 | ${full.join(',')}               | ${full.join(',')}
  ${'one more than twenty'}          | ${[...full, soup].join(',')}    | ${full.join(',')}
  ${'more of the first of twenty'}   | ${[...full, full[0]].join(',')} | ${full.join(',').replace(',', '.2,')}
  ${'a very long text'}              | ${`${soup},`.repeat(1000)}      | ${''}
`('parses a plate of $what', ({ text, plate }) => {
  expect(serializePlate(parsePlate(text))).toBe(plate)
})

test('adds a dish, limits its portions to nine, and removes it', () => {
  const one = addPortions([], soup)
  expect(serializePlate(addPortions(addPortions(one, pie), soup))).toBe(`${soup}.2,${pie}`)
  expect(serializePlate(setPortions(one, soup, 9))).toBe(`${soup}.9`)
  expect(serializePlate(setPortions(one, soup, 10))).toBe(`${soup}.9`)
  expect(setPortions(one, soup, 0)).toEqual([])
  expect(setPortions(one, pie, 3)).toEqual(one)
  expect(serializePlate(addPortions(parsePlate(full.join(',')), soup))).toBe(full.join(','))
  expect(countPortions(parsePlate(`${soup}.2,${pie}`))).toBe(3)
})

test('keeps what has no place on a plate, to name it', () => {
  const beyond = [...full, soup, `${pie}.2`, `${full[0]}.3`, soup].join(',')
  expect(serializePlate(parseWholePlate(beyond))).toBe(
    [`${full[0]}.4`, ...full.slice(1), `${soup}.2`, `${pie}.2`].join(','),
  )
  expect(serializePlate(parseWholePlate(`${soup},<b>,${pie}.2`))).toBe(`${soup},${pie}.2`)
  expect(parseWholePlate(`${soup},`.repeat(1000))).toEqual([])
})

test('adds a dish that has no place behind the plate', () => {
  const plate = parsePlate(full.join(','))
  expect(putOnPlate(plate, soup)).toBe([...full, soup].join(','))
  expect(putOnPlate(plate, full[0] ?? '')).toBe([`${full[0]}.2`, ...full.slice(1)].join(','))
  expect(putOnPlate(parsePlate(pie), soup)).toBe(`${pie},${soup}`)
})
