import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { giveUp } from './steps.mjs'

const system = {
  linux: [
    '/usr/bin/chromium-headless-shell', // without a window it takes two thirds of the time
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

const found = () =>
  [process.env.CHROMIUM_PATH, chromium.executablePath(), ...(system[process.platform] ?? [])].find(
    (file) => file && existsSync(file),
  )

/** The Chromium that tests use: `CHROMIUM_PATH`, Playwright's own, the system's; on Debian as root it is installed. */
export function findChromium() {
  const there = found()
  if (there) return there
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('▸ Install Chromium')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    for (const browser of ['chromium-headless-shell', 'chromium']) {
      spawnSync('apt-get', ['install', '-y', '-qq', browser, 'fonts-liberation'], {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
      const installed = found()
      if (installed) return installed
    }
  }
  return giveUp(
    'No Chromium was found: install Chrome or Chromium, or run `npx playwright install chromium`, or set CHROMIUM_PATH.',
  )
}
