import { checkPriceChange, priceOn, settlePrice, type PriceSchedule } from '@/domain/shop/plan-price'

const plan = (priceCents: number | null, nextCents?: number, from = '2027-01-01'): PriceSchedule => ({
  priceCents,
  nextPrice: nextCents === undefined ? null : { priceCents: nextCents, from },
})

describe('the price on a day', () => {
  test.each`
    case                                  | schedule                        | today           | priceCents
    ${'without a new price'}              | ${plan(48_995)}                 | ${'2027-01-01'} | ${48_995}
    ${'the day before a new price'}       | ${plan(48_995, 50_495)}         | ${'2026-12-31'} | ${48_995}
    ${'the first day of a new price'}     | ${plan(48_995, 50_495)}         | ${'2027-01-01'} | ${50_495}
    ${'years later'}                      | ${plan(48_995, 50_495)}         | ${'2029-06-30'} | ${50_495}
    ${'a new price of nothing'}           | ${plan(48_995, 0)}              | ${'2027-01-01'} | ${0}
    ${'a first price, on a day to come'}  | ${plan(null, 100)}              | ${'2026-12-31'} | ${null}
    ${'a first price, once its day came'} | ${plan(null, 100)}              | ${'2027-01-01'} | ${100}
    ${'across the turn of the year'}      | ${plan(100, 200, '2026-12-31')} | ${'2027-01-01'} | ${200}
  `('$case', ({ schedule, today, priceCents }) => {
    expect(priceOn(schedule, today)).toEqual({ priceCents })
  })
})

describe('a change of price', () => {
  const today = '2026-11-24'
  test.each`
    case                                       | saved                           | published                       | fault
    ${'of a plan that nobody sees'}            | ${plan(200)}                    | ${null}                         | ${null}
    ${'of a published plan without a day'}     | ${plan(200)}                    | ${plan(100)}                    | ${'needs-date'}
    ${'of a published plan to nothing'}        | ${plan(null)}                   | ${plan(100)}                    | ${'needs-date'}
    ${'that gives the first price'}            | ${plan(200)}                    | ${plan(null)}                   | ${null}
    ${'from a later day'}                      | ${plan(100, 200, '2026-11-25')} | ${plan(100)}                    | ${null}
    ${'from today'}                            | ${plan(100, 200, today)}        | ${plan(100)}                    | ${null}
    ${'from yesterday'}                        | ${plan(100, 200, '2026-11-23')} | ${plan(100)}                    | ${'past-date'}
    ${'without one'}                           | ${plan(100)}                    | ${plan(100)}                    | ${null}
    ${'with a day that came meanwhile'}        | ${plan(100, 200, '2026-11-01')} | ${plan(100, 200, '2026-11-01')} | ${null}
    ${'that came meanwhile, to another price'} | ${plan(100, 300, '2026-11-01')} | ${plan(100, 200, '2026-11-01')} | ${'past-date'}
    ${'back to the price before that day'}     | ${plan(100, 100, today)}        | ${plan(100, 200, '2026-11-01')} | ${null}
    ${'given as the price that came'}          | ${plan(200)}                    | ${plan(100, 200, '2026-11-01')} | ${null}
    ${'of both at once'}                       | ${plan(150, 200, '2026-12-01')} | ${plan(100)}                    | ${'needs-date'}
  `('$case', ({ saved, published, fault }) => expect(checkPriceChange(saved, published, today)).toBe(fault))
})

describe('the prices that a save stores', () => {
  const today = '2026-11-24'
  const due = plan(100, 200, '2026-11-01')
  test.each`
    case                                         | saved                           | published    | stored
    ${'keep a price to come'}                    | ${plan(100, 200, '2026-11-25')} | ${plan(100)} | ${plan(100, 200, '2026-11-25')}
    ${'make the price of today the price'}       | ${plan(100, 200, today)}        | ${plan(100)} | ${plan(200)}
    ${'make a price that came the price'}        | ${due}                          | ${due}       | ${plan(200)}
    ${'keep a price that came although cleared'} | ${plan(100)}                    | ${due}       | ${plan(200)}
    ${'keep it while the next one is planned'}   | ${plan(100, 300, '2027-01-01')} | ${due}       | ${plan(200, 300, '2027-01-01')}
    ${'replace it by one of today'}              | ${plan(100, 300, today)}        | ${due}       | ${plan(300)}
    ${'settle a plan that nobody sees'}          | ${due}                          | ${null}      | ${plan(200)}
    ${'change nothing without a new price'}      | ${plan(100)}                    | ${plan(100)} | ${plan(100)}
  `('$case', ({ saved, published, stored }) => expect(settlePrice(saved, published, today)).toEqual(stored))
})
