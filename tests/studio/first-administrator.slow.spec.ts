import { createHash } from 'node:crypto'
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
import { makeSetupCode } from '../../src/server/auth/setup-code'
import { openInStudio } from '../support/browser/open-in-studio'
import { startSecondServer } from '../support/servers/second-server'
import { test } from '../support/browser/watched-test'

const [port, server] = [3194, 'http://localhost:3194']
const secret = 'only-for-tests-only-for-tests-only'
/** The code that the server prints. Payload keeps a digest of the secret. */
const code = makeSetupCode(createHash('sha256').update(secret).digest('hex').slice(0, 32))
let folder: string
let child: ChildProcess

test.beforeAll(async ({ request }) => {
  folder = await mkdtemp(path.join(tmpdir(), 'first-start-'))
  const settings = { DATABASE_URL: `file:${folder}/refectory.db`, MEDIA_DIR: folder, PAYLOAD_SECRET: secret }
  child = await startSecondServer(request, port, { ...settings, SERVER_URL: server })
})
test.afterAll(async () => {
  child.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

test('the first visitor of an empty studio becomes its administrator with the setup code alone', async ({ page }) => {
  await openInStudio(page, `${server}/admin`)
  await page.getByLabel('Email').fill('first@example.com')
  await page.getByLabel('New password').fill('a-long-password')
  await page.getByLabel('Confirm password').fill('a-long-password')
  await page.getByLabel('Name').fill('First')
  await expect(page.getByLabel(/^Role/)).toHaveCount(0)
  const field = page.getByLabel('Setup code')
  await field.fill('AAAA-BBBB-CCCC')
  await page.waitForLoadState('networkidle') // the studio reads a form anew after each change, and drops a refusal of before
  await page.getByRole('button', { name: 'Create' }).click()
  const refusal = page.getByText('Enter the setup code that the server printed when it started.')
  await expect(refusal.first()).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('First')
  await field.fill(code)
  await expect(refusal).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('link', { name: 'Sites', exact: true }).last()).toBeVisible()
})
