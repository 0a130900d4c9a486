import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { median } from './rows'

/** Fetched when it is wanted: it needs a newer Node than the product does, and is bigger than all of its tools together. */
const lighthouse = 'lighthouse@13.5.0'
const runs = 3

type Report = {
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { score: number }>
  audits: Record<string, { numericValue?: number }>
}

/** Lighthouse's phone profile of a page, medians of three runs: four marks of 100, then milliseconds, layout shift. */
export async function lighthouseOf(url: string, language: string): Promise<string[]> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run += 1) {
    const { stdout } = await promisify(execFile)(
      'npx',
      [
        '--yes',
        lighthouse,
        url,
        '--quiet',
        '--output=json',
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
        `--extra-headers=${JSON.stringify({ Cookie: `l1=${language}` })}`,
        '--only-categories=performance,accessibility,best-practices,seo',
      ],
      { maxBuffer: 64 * 1_048_576, env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH } },
    )
    reports.push(JSON.parse(stdout) as Report)
  }
  const mark = (name: keyof Report['categories']) =>
    String(Math.round(median(reports.map(({ categories }) => categories[name].score)) * 100))
  const figure = (name: string) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? NaN))
  return [
    mark('performance'),
    mark('accessibility'),
    mark('best-practices'),
    mark('seo'),
    `${(figure('largest-contentful-paint') / 1_000).toFixed(2)} s`,
    figure('cumulative-layout-shift').toFixed(3),
    `${Math.round(figure('total-blocking-time'))} ms`,
  ]
}
