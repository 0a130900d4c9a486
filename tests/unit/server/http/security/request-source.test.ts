import { clientOriginOf, isForeignMessage, isNavigation } from '@/server/http/security/request-source'

test('knows the origins that the operator lists, which stay foreign to the studio and to forms', () => {
  process.env.PAYLOAD_SECRET = 'a secret of these tests'
  process.env.V1_ORIGINS = 'https://app.example.edu'
  const origins = ['https://app.example.edu', 'https://app.example.edu.x', 'http://app.example.edu', 'null', undefined]
  expect(origins.map(clientOriginOf)).toEqual(['https://app.example.edu', null, null, null, null])
  expect(isForeignMessage({ origin: 'https://app.example.edu', host: 'dining.example.edu' })).toBe(true)
})

test('knows an address that is opened in a tab from one in a frame or a script', () => {
  const sent = (mode: string, dest: string) => isNavigation({ 'sec-fetch-mode': mode, 'sec-fetch-dest': dest })
  expect([sent('navigate', 'document'), sent('navigate', 'iframe'), sent('cors', 'empty')]).toEqual([
    true,
    false,
    false,
  ])
})
