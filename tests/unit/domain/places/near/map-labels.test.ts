import { chooseLabelSide, markerBox } from '@/domain/places/near/map-labels'

const frame = { left: 0, top: 0, right: 600, bottom: 400 }
const label = { width: 120, height: 26 }
const at = (x: number, y: number, radius = 22) => markerBox({ x, y }, radius)

test('a marker covers its circle and the word below it', () => {
  expect(at(300, 200)).toEqual({ left: 263, top: 178, right: 337, bottom: 238 })
  expect(at(300, 200, 60)).toEqual({ left: 240, top: 140, right: 360, bottom: 276 })
})

describe('the side of a label', () => {
  // The marker at 300, 200 leaves: above, y 145 to 171; on the right, x 344 to 464; on the left, x 136 to 256; below, y 245 to 271.
  test.each`
    case                                       | marker          | others                                                      | side
    ${'is above without other markers'}        | ${at(300, 200)} | ${[]}                                                       | ${'top'}
    ${'is above beside a far marker'}          | ${at(300, 200)} | ${[at(500, 200)]}                                           | ${'top'}
    ${'is on the right of a marker above'}     | ${at(300, 200)} | ${[at(300, 120)]}                                           | ${'right'}
    ${'is on the left when both are taken'}    | ${at(300, 200)} | ${[at(300, 120), at(390, 200)]}                             | ${'left'}
    ${'is below when only that is free'}       | ${at(300, 200)} | ${[at(300, 120), at(390, 200), at(200, 200)]}               | ${'bottom'}
    ${'is where it covers least'}              | ${at(300, 200)} | ${[at(300, 120), at(390, 200), at(200, 200), at(240, 290)]} | ${'bottom'}
    ${'is not outside of the map at its top'}  | ${at(300, 30)}  | ${[]}                                                       | ${'right'}
    ${'is not outside of the map at its edge'} | ${at(560, 30)}  | ${[]}                                                       | ${'left'}
  `('$case', ({ marker, others, side }) => {
    expect(chooseLabelSide(marker, label, others, frame)).toBe(side)
  })
})
