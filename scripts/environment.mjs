/**
 * What every program of this repository needs before Payload loads: the settings of `.env` where the environment has
 * none, and a secret, made on first use and kept in `data/.secret`. Load it with `node --import ./scripts/environment.mjs`.
 */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const lines = existsSync('.env') ? readFileSync('.env', 'utf8').split(/\r?\n/) : []
for (const line of lines) {
  const [, name, raw] = /^\s*(?:export\s+)?([A-Z][A-Z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line) ?? []
  if (name && process.env[name] === undefined) process.env[name] = valueOf(raw)
}

process.env.PAYLOAD_SECRET ||= keptSecret(path.resolve('data', '.secret'))
process.env.NODE_ENV ||= 'production' // Payload brings an embedded database up to date in production alone

/** Quotes around a value are taken off; after an unquoted one ` #` begins a comment. */
function valueOf(raw) {
  const quoted = /^(["'])(.*)\1(?:\s+#.*)?$/.exec(raw)
  return quoted ? quoted[2] : raw.replace(/\s+#.*$/, '')
}

function keptSecret(file) {
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
