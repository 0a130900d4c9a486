import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { median } from '../figures'

/** Run with npx and not a dependency: it needs a newer Node than the product, and is larger than all other tools together. */
const lighthouse = 'lighthouse@13.5.0'
const runs = { simulate: Number(process.env.LIGHTHOUSE_RUNS ?? 3), devtools: 1 }

type Report = {
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { score: number }>
  audits: Record<string, { numericValue?: number }>
}

/**
 * Runs Lighthouse's phone profile on a page and returns its figures: four scores, LCP with simulated throttling, LCP
 * with applied throttling (one run), CLS and total blocking time. Values are medians of `LIGHTHOUSE_RUNS` runs (default 3).
 * Simulated throttling overestimates LCP here: from a server on the same machine, scripts arrive before the first paint, and
 * Lighthouse assumes that the paint waited for them.
 */
export async function runLighthouse(url: string, cookie: string): Promise<string> {
  const reports = await collectReports(url, cookie, 'simulate')
  const throttled = await collectReports(url, cookie, 'devtools')
  const score = (name: keyof Report['categories']) =>
    String(Math.round(median(reports.map(({ categories }) => categories[name].score)) * 100))
  const metric = (name: string, from = reports) => median(from.map(({ audits }) => audits[name]?.numericValue ?? NaN))
  const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(2)} s`
  const scores = (['performance', 'accessibility', 'best-practices', 'seo'] as const).map(score).join(', ')
  const paints = `LCP ${seconds(metric('largest-contentful-paint'))} simulated and ${seconds(metric('largest-contentful-paint', throttled))} applied`
  const [shift, blocking] = [metric('cumulative-layout-shift'), metric('total-blocking-time')]
  return `${scores}; ${paints}, CLS ${shift.toFixed(3)}, blocking ${Math.round(blocking)} ms`
}

async function collectReports(url: string, cookie: string, method: 'simulate' | 'devtools'): Promise<Report[]> {
  const reports: Report[] = []
  for (let run = 0; run < runs[method]; run += 1) {
    reports.push(await runOnce(url, cookie, method))
  }
  return reports
}

const mostTries = 6

/** Lighthouse loses the trace of some loads (`NO_NAVSTART`), and asks for another run. */
async function runOnce(url: string, cookie: string, method: 'simulate' | 'devtools'): Promise<Report> {
  const args = [
    '--yes',
    lighthouse,
    url,
    '--quiet',
    '--output=json',
    `--throttling-method=${method}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    `--extra-headers=${JSON.stringify({ Cookie: cookie })}`,
    `--only-categories=${method === 'simulate' ? 'performance,accessibility,best-practices,seo' : 'performance'}`,
  ]
  const options = { maxBuffer: 64 * 1_048_576, env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH } }
  for (let tries = 1; ; tries += 1) {
    try {
      return JSON.parse((await promisify(execFile)('npx', args, options)).stdout) as Report
    } catch (error) {
      if (tries === mostTries || !String(error).includes('NO_NAVSTART')) throw error
    }
  }
}
