import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../../scripts/steps.mjs'
import { runProgram } from './run-program'
import type { Row } from '../figures'

/** The port of the measured server of the product. */
export const productPort = 3195
export const productUrl = `http://127.0.0.1:${productPort}`
/** The campus at noon. */
export const noon = '2026-11-20T12:05:00-05:00'

/** Makes an empty folder for a part in `.test/bench`. `env` are the settings of a production server with its database there. */
export function makeBenchFolder(part: string): { folder: string; env: Record<string, string> } {
  const folder = path.join(root, '.test', 'bench', part)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return {
    folder,
    env: {
      NODE_ENV: 'production',
      PAYMENT_SANDBOX: 'allow',
      PAYLOAD_SECRET: 'only-for-the-bench-only-for-the-bench',
      DATABASE_URL: `file:${path.join(folder, 'refectory.db')}`,
      MEDIA_DIR: path.join(folder, 'media'),
      SERVER_URL: productUrl,
      RATE_LIMIT_READS: '0', // all requests come from one address
      RATE_LIMIT_FORMS: '0', // promo codes count as forms
    },
  }
}

/** Runs a program that measures inside its own process and prints its rows as JSON. */
export const runMeasuringProgram = async (part: string, file: string, args: readonly string[]): Promise<Row[]> =>
  JSON.parse(await runProgram(file, args, makeBenchFolder(part).env)) as Row[]
