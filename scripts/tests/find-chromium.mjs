import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { exitWithError } from '../steps.mjs'

const systemPaths = {
  linux: [
    '/usr/bin/chromium-headless-shell', // takes two thirds of the time of a full Chromium
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].map(
    (name) => `${process.env[name]}\\Google\\Chrome\\Application\\chrome.exe`,
  ),
}

const findInstalled = () =>
  [chromium.executablePath(), ...(systemPaths[process.platform] ?? [])].find((file) => file && existsSync(file))

const missing =
  'Chromium was not found: install Chrome or Chromium, run `npx playwright install chromium`, or set CHROMIUM_PATH.'

/**
 * Returns the path of the Chromium for browser tests: `CHROMIUM_PATH`, Playwright's download, or the system's. On Debian and
 * as root it installs Chromium if none is found. Ends the program if that fails.
 */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen)
    return existsSync(chosen) ? chosen : exitWithError(`CHROMIUM_PATH names ${chosen}, and no such file exists.`)
  const existing = findInstalled()
  if (existing) return existing
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('▸ Install Chromium')
    aptGet('update')
    for (const browser of ['chromium-headless-shell', 'chromium']) {
      aptGet('install', '-y', browser, 'fonts-liberation')
      const installed = findInstalled()
      if (installed) return installed
    }
  }
  return exitWithError(missing)
}

const aptGet = (...args) =>
  spawnSync('apt-get', ['-qq', ...args], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
