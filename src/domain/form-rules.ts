import { isOfEmailDomain } from './email-domain'
import type { Locale } from './locale'
import { phoneDigits } from './phone'
import { isProvince, isState } from './provinces'

/** What can be wrong with what somebody wrote into a field. Each language has a sentence for each. Spec: PUB-5.1. */
export const formFaults = [
  'required',
  'email',
  'alpha',
  'alphaNum',
  'alphaSpaces',
  'regex',
  'confirmed',
  'numeric',
  'minValue',
  'min',
  'password',
  'isNot',
  'decimal',
  'phone',
  'formName',
  'state',
  'province',
  'notInside',
  'minIfOne',
  'studentIdEmailDomain',
  'cardNumber',
  'cardNumberInvalid',
  'cardDeclined',
  'cardExpiration',
  'cardSecurityCode',
] as const
export type FormFault = (typeof formFaults)[number]

/** What is wrong with a value, null when nothing is. But for `required` and `confirmed`, an empty one is never wrong. */
export type FormRule = (value: string) => FormFault | null

const unless = (holds: (value: string) => boolean, fault: FormFault): FormRule => {
  return (value) => (value === '' || holds(value) ? null : fault)
}

/** The first thing that is wrong by rules in their order. */
export function faultOf(value: string, rules: readonly FormRule[]): FormFault | null {
  for (const rule of rules) {
    const fault = rule(value)
    if (fault) return fault
  }
  return null
}

const longestEmail = 254
/** A text as itself in a pattern. */
const quoted = (text: string) => text.replace(/[\\^$.*+?()[\]{}|-]/g, '\\$&')

/** Spaces alone are nothing. Spec: PUB-5.2. */
export const required: FormRule = (value) => (value.trim() === '' ? 'required' : null)

/** One `@`, something before it and a host of two labels or more after it. Spec: PUB-5.2. */
export const email = unless(
  (value) => value.length <= longestEmail && /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/.test(value),
  'email',
)

/** Letters of any language, so that French names pass. Spec: PUB-5.2. */
export const alpha = unless((value) => /^\p{L}+$/u.test(value), 'alpha')
export const alphaNum = unless((value) => /^[\p{L}\d]+$/u.test(value), 'alphaNum')
export const alphaSpaces = unless((value) => /^[\p{L} ]+$/u.test(value), 'alphaSpaces')

/** A pattern of our own source code: one that staff wrote goes through `patternFault` first. Spec: PUB-5.2. */
export const regex = (pattern: RegExp) => unless((value) => value.search(pattern) >= 0, 'regex')

/** The same as was written elsewhere, letter by letter. Spec: PUB-5.2. */
export const confirmed =
  (other: string): FormRule =>
  (value) =>
    value === other ? null : 'confirmed'

/** Digits alone: neither sign nor point. Spec: PUB-5.2. */
export const numeric = unless((value) => /^\d+$/.test(value), 'numeric')

export const minValue = (least: number) => unless((value) => Number(value) >= least, 'minValue')
export const min = (length: number) => unless((value) => [...value].length >= length, 'min')
export const isNot = (other: string) => unless((value) => value !== other, 'isNot')

type Decimals = { decimals?: number; separator?: string }

/** A number with at most so many decimals, any number of them unless said, none for 0; `.50` is one. Spec: PUB-5.2. */
export const decimal = ({ decimals, separator = '.' }: Decimals = {}) => {
  const fraction = decimals === 0 ? '' : `(?:${quoted(separator)}\\d{1,${decimals ?? ''}})?`
  const pattern = new RegExp(`^-?(?=.*\\d)\\d*${fraction}$`)
  return unless((value) => pattern.test(value), 'decimal')
}

/** Exactly ten digits, whatever stands between them. Spec: PUB-5.3. */
export const phone = unless((value) => phoneDigits(value).length === 10, 'phone')

/** Letters, apostrophe, hyphen and space: `Anne-Sophie d’Été`. Spec: PUB-5.4. */
export const formName = unless((value) => /^[\p{L}\p{M}'’ -]+$/u.test(value), 'formName')

/** Spec: PUB-5.5. */
export const state = unless(isState, 'state')
export const province = (locale: Locale) => unless((value) => isProvince(value, locale), 'province')

/** None of what is taken already. Spec: PUB-5.6. */
export const notInside = (taken: Iterable<string>) => {
  const set = new Set(taken)
  return unless((value) => !set.has(value), 'notInside')
}

/** Nothing at all, or so many characters. Spec: PUB-5.6. */
export const minIfOne = (length: number) => unless((value) => [...value].length >= length, 'minIfOne')

/** An e-mail of the domain that the site wants of those who pay by student id; any where it wants none. Spec: PUB-5.7. */
export const studentIdEmailDomain = (domain: string | null) =>
  unless((value) => !domain || isOfEmailDomain(value, domain), 'studentIdEmailDomain')
