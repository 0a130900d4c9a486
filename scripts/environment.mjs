import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './steps.mjs'

/** A secret made on first use and kept in `data/`, for whoever runs the demo without choosing one. */
function ownSecret() {
  const file = path.join(root, 'data', '.secret')
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8').trim()
}

/** The settings for programs of this project: the environment, else `.env`, else what a demo needs. */
export function environment() {
  const file = path.join(root, '.env')
  const written = existsSync(file)
    ? Object.fromEntries(
        readFileSync(file, 'utf8')
          .split(/\r?\n/)
          .flatMap((line) => {
            const found = /^\s*([A-Z][A-Z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line)
            return found ? [[found[1], found[2].replace(/^(["'])(.*)\1$/, '$2')]] : []
          }),
      )
    : {}
  const settings = { ...written, ...process.env }
  return { ...settings, PAYLOAD_SECRET: settings.PAYLOAD_SECRET || ownSecret() }
}
