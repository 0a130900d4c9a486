import { formatDevice, readDevice } from '@/domain/account/device-name'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each`
  userAgent                                                                                                 | stored                        | english                          | french
  ${`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`}                   | ${'Chrome/Android'}           | ${'Chrome on Android'}           | ${'Chrome sur Android'}
  ${`Mozilla/5.0 (Linux; Android 14; SM-S918B) ${webkit} SamsungBrowser/27.0 Chrome/125.0 Safari/537.36`}   | ${'Samsung Internet/Android'} | ${'Samsung Internet on Android'} | ${'Samsung Internet sur Android'}
  ${`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`}                   | ${'Chrome/Windows'}           | ${'Chrome on Windows'}           | ${'Chrome sur Windows'}
  ${`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`}     | ${'Edge/Windows'}             | ${'Edge on Windows'}             | ${'Edge sur Windows'}
  ${`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36 OPR/125.0.0.0`}     | ${'Opera/Windows'}            | ${'Opera on Windows'}            | ${'Opera sur Windows'}
  ${`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/18.1 Safari/605.1.15`}                | ${'Safari/Mac'}               | ${'Safari on Mac'}               | ${'Safari sur Mac'}
  ${`Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${apple} Version/18.1 Mobile/15E Safari/604.1`} | ${'Safari/iPhone'}            | ${'Safari on iPhone'}            | ${'Safari sur iPhone'}
  ${`Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) ${apple} CriOS/142.0 Mobile/15E Safari/604.1`}           | ${'Chrome/iPad'}              | ${'Chrome on iPad'}              | ${'Chrome sur iPad'}
  ${'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'}                               | ${'Firefox/Linux'}            | ${'Firefox on Linux'}            | ${'Firefox sur Linux'}
  ${`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/142.0.0.0 Safari/537.36`}                    | ${'Chrome/ChromeOS'}          | ${'Chrome on ChromeOS'}          | ${'Chrome sur ChromeOS'}
  ${'Dining/3.2 (Android 14)'}                                                                              | ${'/Android'}                 | ${'Android'}                     | ${'Android'}
  ${'Firefox/145.0'}                                                                                        | ${'Firefox/'}                 | ${'Firefox'}                     | ${'Firefox'}
  ${'curl/8.5.0'}                                                                                           | ${null}                       | ${null}                          | ${null}
  ${''}                                                                                                     | ${null}                       | ${null}                          | ${null}
`('$userAgent is stored as $stored', ({ userAgent, stored, english, french }) => {
  expect(readDevice(userAgent)).toBe(stored)
  expect([formatDevice(stored, 'en'), formatDevice(stored, 'fr')]).toEqual([english, french])
})

test.each(['<b>/Android', 'Netscape/Amiga', '//', 'x'.repeat(5_000)])(
  'shows no text that it does not know: %s',
  (text) => {
    expect(['Android', null]).toContain(formatDevice(text, 'en'))
  },
)

test('reads only the beginning of an endless User-Agent', () => {
  expect(readDevice(`${'x'.repeat(2_000)} Firefox/145.0`)).toBeNull()
})
