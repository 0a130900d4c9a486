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
  [process.env.CHROMIUM_PATH, chromium.executablePath(), ...(systemPaths[process.platform] ?? [])].find(
    (file) => file && existsSync(file),
  )

/**
 * Returns the path of the Chromium for browser tests: `CHROMIUM_PATH`, Playwright's download, or the system's. On Debian and
 * as root it installs Chromium if none is found. Ends the program if that fails.
 */
export function findChromium() {
  const existing = findInstalled()
  if (existing) return existing
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('▸ Install Chromium')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    for (const browser of ['chromium-headless-shell', 'chromium']) {
      spawnSync('apt-get', ['install', '-y', '-qq', browser, 'fonts-liberation'], {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
      const installed = findInstalled()
      if (installed) return installed
    }
  }
  return exitWithError(
    'Chromium was not found. Install Chrome or Chromium, run `npx playwright install chromium`, or set CHROMIUM_PATH.',
  )
}
