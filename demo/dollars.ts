import type { Words } from './campus-shape'

/** Cents as a price on paper: `$6.75`, `6,75 $`. */
export function dollars(cents: number): Words {
  const [whole, rest] = [Math.floor(cents / 100), String(cents % 100).padStart(2, '0')]
  return { en: `$${whole}.${rest}`, fr: `${whole},${rest}\u00a0$` }
}
