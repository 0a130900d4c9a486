import { expect, test } from '@playwright/test'

for (const [accepted, encoding] of [
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
] as const)
  test(`a page arrives whole in the encoding that the browser accepts: ${accepted}`, async ({ request }) => {
    const headers = { accept: 'text/html', 'accept-encoding': accepted }
    const response = await request.get('/northgate/hours-of-operation', { headers })
    expect(response.headers()['content-encoding']).toBe(encoding)
    expect(response.headers().vary?.toLowerCase()).toContain('accept-encoding')
    expect(await response.text()).toMatch(/^<!DOCTYPE html>[^]*Hours of operation[^]*<\/html>$/)
  })
