import { formatTableTime } from '@/domain/time/date-formats'

describe('[PUB-2.68] times in the table of hours', () => {
  test.each([
    [0, 'midnight', '00h00'],
    [30, '12:30a', '00h30'],
    [450, '7:30a', '07h30'],
    [720, 'noon', '12h00'],
    [750, '12:30p', '12h30'],
    [1290, '9:30p', '21h30'],
    [1440, 'midnight', '00h00'],
    [1530, '1:30a', '01h30'],
    [2160, 'noon', '12h00'],
  ])('minute %d is %s and %s', (minute, en, fr) => {
    expect([formatTableTime(minute, 'en'), formatTableTime(minute, 'fr')]).toEqual([en, fr])
  })
})
