import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readIfExists, root } from './steps.mjs'

/** Returns the secret of this installation for a demo without `PAYLOAD_SECRET`. It is created in `data/` on first use. */
function readOrCreateSecret() {
  const file = path.join(root, 'data', '.secret')
  if (readIfExists(file).trim() === '') {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8').trim()
}

/** Returns the environment for the project's programs: variables override `.env`, and a missing secret is generated. */
export function environment() {
  const file = path.join(root, '.env')
  const fromFile = existsSync(file)
    ? Object.fromEntries(
        readFileSync(file, 'utf8')
          .split(/\r?\n/)
          .flatMap((line) => {
            const match = /^\s*([A-Z][A-Z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line)
            return match ? [[match[1], match[2].replace(/^(["'])(.*)\1$/, '$2')]] : []
          }),
      )
    : {}
  const settings = { ...fromFile, ...process.env }
  return { ...settings, PAYLOAD_SECRET: settings.PAYLOAD_SECRET || readOrCreateSecret() }
}
