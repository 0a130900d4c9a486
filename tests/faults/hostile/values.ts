import { pick } from '../figures'
import type { Planted } from './canaries'

export type Random = () => number
/** What requests are made of. `foreign` are ids that most callers must not reach: of another site, or of another customer. */
export type Pool = { ids: string[]; foreign: string[]; siteSlugs: string[]; files: string[]; collections: string[] }

export function poolOf(planted: Planted, collections: string[]): Pool {
  const all = Object.values(planted.documents)
  const of = (key: 'north' | 'south') => all.flatMap((each) => [each[key].id, each[key].version ?? each[key].id])
  const customers = planted.customers.map(({ id }) => id)
  return {
    ids: [...of('north'), ...of('south'), ...Object.values(planted.sites), ...customers],
    foreign: [...of('south'), planted.sites.south, ...customers],
    siteSlugs: [...planted.siteSlugs, 'northgate', 'universite-saint-cyrille'],
    files: all.flatMap(({ north, south }) => [north.file, south.file].filter((file) => file !== null)),
    collections,
  }
}

const texts = [
  '',
  ' ',
  '0',
  '-1',
  'NaN',
  '1e999',
  'null',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  '$ne',
  '{"$gt":""}',
  "' OR 1=1 --",
  '../../../etc/passwd',
  '..%2f..%2fpackage.json',
  '<script>alert(1)</script>',
  '\u0000',
  '\r\nSet-Cookie: a=b',
  '%',
  '\\',
  '𝕊𝕠𝕦𝕡',
  'é'.repeat(300),
  'a'.repeat(3_000),
  '2031-02-30',
  '275760-09-13',
  '2026-11-20',
  '99999999999999999999',
  '2026-11-20T12:00:00+99:99',
]

/** A value of a parameter: an existing id, most often a foreign one, or a hostile text. */
export const anyText = (random: Random, pool: Pool): string => {
  const chance = random()
  if (chance < 0.35) return pick(random, pool.foreign)
  if (chance < 0.5) return pick(random, pool.ids)
  if (chance < 0.6) return pick(random, pool.siteSlugs)
  if (chance < 0.65) return Array.from({ length: 24 }, () => Math.floor(random() * 16).toString(16)).join('')
  return pick(random, texts)
}

/** Any JSON value, nested up to `depth` times. */
export function anyValue(random: Random, pool: Pool, depth = 2): unknown {
  const chance = random()
  if (depth > 0 && chance < 0.12)
    return Array.from({ length: Math.floor(random() * 4) }, () => anyValue(random, pool, depth - 1))
  if (depth > 0 && chance < 0.3)
    return Object.fromEntries(
      ['en', 'fr', 'id', 'relationTo', 'value', '$ne', '__proto__'].flatMap((name) =>
        random() < 0.3 ? [[name, anyValue(random, pool, depth - 1)]] : [],
      ),
    )
  if (chance < 0.4) return pick(random, [null, true, false, 0, -1, 1.5, 1e308, 2 ** 53])
  return anyText(random, pool)
}

/** Text for a URL. One in twenty has an escape that cannot be decoded. */
export const encode = (random: Random, text: string): string =>
  random() < 0.05
    ? pick(random, ['%ff%fe', '%c3%28', '%ed%a0%80', '%', '%zz', '%00', '%2e%2e%2f'])
    : encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'))
