import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { median } from './rows'

/** Fetched when it is wanted: it needs a newer Node than the product does, and is bigger than all of its tools together. */
const lighthouse = 'lighthouse@13.5.0'
const runs = { simulate: Number(process.env.LIGHTHOUSE_RUNS ?? 3), devtools: 1 }

type Report = {
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { score: number }>
  audits: Record<string, { numericValue?: number }>
}

/**
 * Lighthouse's phone profile of a page, medians of three runs (`LIGHTHOUSE_RUNS`): four marks of 100, the largest paint, then of one run where the
 * connection and the processor were slowed in truth, layout shift, milliseconds of blocking. The profile's own way
 * computes what a slow phone would take from a quick load, and from a server on the same machine scripts are there before
 * anything is painted, which it then counts as waited for.
 */
export async function lighthouseOf(url: string, cookie: string): Promise<string[]> {
  const reports = await reportsOf(url, cookie, 'simulate')
  const slowed = await reportsOf(url, cookie, 'devtools')
  const mark = (name: keyof Report['categories']) =>
    String(Math.round(median(reports.map(({ categories }) => categories[name].score)) * 100))
  const figure = (name: string, of = reports) => median(of.map(({ audits }) => audits[name]?.numericValue ?? NaN))
  const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(2)} s`
  return [
    mark('performance'),
    mark('accessibility'),
    mark('best-practices'),
    mark('seo'),
    seconds(figure('largest-contentful-paint')),
    seconds(figure('largest-contentful-paint', slowed)),
    figure('cumulative-layout-shift').toFixed(3),
    `${Math.round(figure('total-blocking-time'))} ms`,
  ]
}

async function reportsOf(url: string, cookie: string, method: 'simulate' | 'devtools'): Promise<Report[]> {
  const reports: Report[] = []
  for (let run = 0; run < runs[method]; run += 1) {
    const { stdout } = await promisify(execFile)(
      'npx',
      [
        '--yes',
        lighthouse,
        url,
        '--quiet',
        '--output=json',
        `--throttling-method=${method}`,
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
        `--extra-headers=${JSON.stringify({ Cookie: cookie })}`,
        `--only-categories=${method === 'simulate' ? 'performance,accessibility,best-practices,seo' : 'performance'}`,
      ],
      { maxBuffer: 64 * 1_048_576, env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH } },
    )
    reports.push(JSON.parse(stdout) as Report)
  }
  return reports
}
