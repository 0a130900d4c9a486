import { expect, test } from '@playwright/test'
import { credentials, roles, sessionOf } from './staff-sessions'

test('signs in every role of the demo to the studio', async ({ playwright, baseURL }) => {
  for (const role of roles) {
    const request = await playwright.request.newContext({ baseURL })
    const login = await request.post('/api/staff/login', { data: credentials(role) })
    expect([role, login.status()]).toEqual([role, 200])
    await request.storageState({ path: sessionOf(role) })
    await request.dispose()
  }
})
