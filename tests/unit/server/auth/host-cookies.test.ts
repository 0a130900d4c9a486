import { readHostCookies, toHostCookies, usesHostCookies } from '@/server/auth/host-cookies'

test.each([
  ['https://dining.example.edu', true],
  ['http://localhost:3000', false],
])('session cookies of %s have the prefix: %s', (url, isUsed) => {
  expect(usesHostCookies(url)).toBe(isUsed)
})

test.each([
  ['l1=fr', 'l1=fr'],
  ['l1=fr; __Host-payload-token=abc.d-e; payload-theme=dark', 'l1=fr; payload-token=abc.d-e; payload-theme=dark'],
  ['payload-token=planted; l1=fr', 'l1=fr'],
  ['payload-token=planted;__Host-payload-token=own', 'payload-token=own'],
])('reads the session of %s from the prefixed cookie alone', (header, forPayload) => {
  expect(readHostCookies(header)).toBe(forPayload)
})

test('sets the session cookie under the prefixed name, for this host over HTTPS', async () => {
  const headers = new Headers([
    ['Set-Cookie', 'payload-token=abc; Path=/; Secure=true; HttpOnly=true; SameSite=Lax'],
    ['Set-Cookie', 'payload-lng=fr; Path=/'],
  ])
  const response = toHostCookies(Response.json({ a: 1 }, { status: 201, headers }))
  expect(response.headers.getSetCookie()).toEqual([
    '__Host-payload-token=abc; Path=/; Secure=true; HttpOnly=true; SameSite=Lax',
    'payload-lng=fr; Path=/',
  ])
  expect([response.status, await response.json()]).toEqual([201, { a: 1 }])
})
